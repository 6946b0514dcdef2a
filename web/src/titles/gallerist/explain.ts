/** What the things on the board are, and why they are so now: `sign/visitor-vip`, `fame/painting-blue`, `tile/sold` … */
import type { Live } from '../../lib/live.svelte'
import type { Explain, Explanation } from '../../lib/onstage.svelte'
import { MARKS, type MarkName } from './marks'
import { actionName, artistName, bonusName, contractName, formName, locationName, seatName, tileName, viewOf, workName } from './said'
import { FORMS, total, type ArtistKey, type Bonus, type Tile, type View } from './view'

/** The rule behind each sign. */
const RULES: Readonly<Record<MarkName, string>> = {
  'visitor-investor': 'GA-78',
  'visitor-vip': 'GA-78',
  'visitor-collector': 'GA-33',
  'ticket-brown': 'GA-30',
  'ticket-pink': 'GA-30',
  'ticket-white': 'GA-30',
  'ticket-any': 'GA-100',
  anyone: 'GA-87',
  trio: 'GA-135',
  bag: 'GA-23',
  lobby: 'GA-32',
  work: 'GA-60',
  masterpiece: 'GA-107',
  assistant: 'GA-80',
  gallerist: 'GA-26',
  signature: 'GA-51',
  'star-green': 'GA-105',
  'star-gold': 'GA-105',
  celebrity: 'GA-106',
  influence: 'GA-98',
  money: 'GA-119',
  contract: 'GA-64',
  reputation: 'GA-91',
  promotion: 'GA-83',
  'sales-office': 'GA-72',
  'artists-colony': 'GA-53',
  'media-centre': 'GA-80',
  'international-market': 'GA-89',
}

/** Where the two actions of each location are told. */
const PLACES: Readonly<Record<string, string>> = { sales_office: 'GA-64', artists_colony: 'GA-44', media_centre: 'GA-80', international_market: 'GA-87' }
const ACTIONS: Readonly<Record<string, string>> = { sign: 'GA-64', sell: 'GA-72', discover: 'GA-44', buy: 'GA-53', hire: 'GA-80', promote: 'GA-83', reputation: 'GA-89', bid: 'GA-95' }

const capital = (text: string, lang: string) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)

export const LEGEND: readonly string[] = [...Object.keys(MARKS).map((name) => `sign/${name}`), ...FORMS.map((form) => `form/${form}`)]

type Tell = (live: Live, view: View, of: string[]) => Explanation | null

/** A fact of one artist: the same words for all, with the numbers of this one. */
function ofArtist(part: string, rule: string): Tell {
  return (live, view, [key]) => {
    const artist = view.artists.find((one) => one.key === key)
    if (!artist) return null
    const holder = view.players.findIndex(({ commission }) => commission === key)
    const next = artist.levels.find((level) => level > (artist.fame ?? 0)) ?? view.numbers.celebrity
    const facts = {
      part,
      artist: artistName(live, key as ArtistKey),
      known: artist.discovered ? 'yes' : 'no',
      fame: artist.fame ?? 0,
      initial: artist.initial_fame,
      value: artist.value,
      stars: artist.stars,
      next,
      celebrity: view.numbers.celebrity,
      promotion: artist.promotion,
      signatures: artist.signatures,
      holder: holder < 0 ? '' : seatName(live, holder),
    }
    return { name: live.words.say('board-is-of-artist', facts), says: live.words.say('board-why-of-artist', facts), rule }
  }
}

/** A fact of one seat. */
function ofSeat(part: string, rule: string): Tell {
  return (live, view, [seat]) => {
    const player = view.players[Number(seat)]
    if (!player) return null
    const facts = {
      part,
      seat: seatName(live, Number(seat)),
      money: player.money,
      influence: player.influence,
      desks: player.desks,
      most: view.numbers.desks,
      queue: player.queue,
      shown: player.works.length,
      sold: player.sold.length,
    }
    return { name: live.words.say('board-is-of-seat', facts), says: live.words.say('board-why-of-seat', facts), rule }
  }
}

const TELL: Readonly<Record<string, Tell>> = {
  sign: (live, _view, [sign]) => ({
    name: live.words.say('board-is-sign', { sign: sign! }),
    says: live.words.say('board-why-sign', { sign: sign! }),
    rule: RULES[sign as MarkName] ?? '',
  }),
  form: (live, _view, [form]) => ({ name: formName(live, form!), says: live.words.say('board-why-form'), rule: 'GA-72' }),
  location: (live, _view, [place]) => ({ name: locationName(live, place!), says: live.words.say('board-why-location', { place: place! }), rule: PLACES[place!] ?? '' }),
  free: (live, _view, [place]) => ({ name: live.words.say('board-is-free'), says: live.words.say('board-why-free', { place: locationName(live, place!) }), rule: 'GA-26' }),
  action: (live, _view, [action]) => ({ name: actionName(live, action!), says: live.words.say('board-why-action', { action: action! }), rule: ACTIONS[action!] ?? '' }),
  tile: (live, view, [tile]) => {
    const [influence, money] = view.numbers.tiles[tile as Tile] ?? [0, 0]
    return { name: capital(tileName(live, tile!), live.lang), says: live.words.say('board-why-tile', { influence, money }), rule: 'GA-110' }
  },
  bonus: (live, _view, [bonus]) => ({ name: capital(bonusName(live, bonus!), live.lang), says: live.words.say('board-why-bonus', { bonus: bonus as Bonus }), rule: 'GA-R5' }),
  artist: ofArtist('whole', 'GA-53'),
  fame: ofArtist('fame', 'GA-56'),
  stars: ofArtist('stars', 'GA-105'),
  value: ofArtist('value', 'GA-60'),
  price: ofArtist('price', 'GA-50'),
  promotion: ofArtist('promotion', 'GA-83'),
  signatures: ofArtist('signatures', 'GA-51'),
  commission: ofArtist('commission', 'GA-49'),
  money: ofSeat('money', 'GA-119'),
  influence: ofSeat('influence', 'GA-98'),
  desks: ofSeat('desks', 'GA-80'),
  works: ofSeat('works', 'GA-111'),
  piece: (live, _view, [piece, owner]) => ({
    name: live.words.say('board-piece', { owner: seatName(live, owner === 'lacerda' ? null : Number(owner)), piece: live.words.say(`piece-${piece}`) }),
    says: live.words.say('board-why-piece', { piece: piece! }),
    rule: 'GA-36',
  }),
  gain: (live, view, [form]) => ({ name: live.words.say('board-ga-work-fame', { fame: view.piles.find((pile) => pile.form === form)?.fame ?? 0 }), says: live.words.say('board-why-work-fame'), rule: 'GA-56' }),
  below: (live, view, [form]) => ({ name: live.words.say('board-ga-below', { count: view.piles.find((pile) => pile.form === form)?.below ?? 0 }), says: live.words.say('board-why-below', { form: formName(live, form!) }), rule: 'GA-53' }),
  office: (live, view, [ticket]) => ({
    name: live.words.say('board-ga-tickets-left', { ticket: ticket!, count: view.office[ticket as 'brown'] }),
    says: live.words.say('board-why-ending', { ending: 'office', met: view.endings.met, wanted: view.endings.wanted, enough: 0 }),
    rule: 'GA-23',
  }),
  ending: (live, view, [ending]) => ({
    name: ending === 'bag' ? `${live.words.say('board-bag')}: ${total(view.bag)}` : `${live.words.say('board-ga-celebrities')}: ${view.endings.celebrities}`,
    says: live.words.say('board-why-ending', { ending: ending!, met: view.endings.met, wanted: view.endings.wanted, enough: view.endings.celebrities_wanted }),
    rule: 'GA-23',
  }),
  hung: (live, view, [work]) => {
    const hung = view.players.flatMap(({ works }) => works).find((one) => one.work === work)
    return hung ? { name: workName(live, hung.work), says: live.words.say('board-why-hung', { value: hung.value, masterpiece: hung.masterpiece ? 'yes' : 'no' }), rule: 'GA-60' } : null
  },
  contract: (live, _view, [contract]) => ({ name: capital(contractName(live, contract!), live.lang), says: live.words.say('board-why-contract', { form: formName(live, contract!.split('-')[0]!), bonus: bonusName(live, contract!.split('-')[1]!) }), rule: 'GA-66' }),
  token: (live, view, [level]) => {
    const token = view.promotion.find((one) => one.level === Number(level))
    return token ? { name: live.words.say('board-ga-token', { level: token.level, left: token.left, bonus: bonusName(live, token.bonus) }), says: live.words.say('board-why-token', { level: token.level }), rule: 'GA-83' } : null
  },
  column: (live, view, [column]) => {
    const cell = view.market.find((one) => one.column === Number(column))
    return cell ? { name: live.words.say('board-ga-column-gain', { influence: cell.influence }), says: live.words.say('board-why-column', { influence: cell.influence }), rule: 'GA-90' } : null
  },
  queue: (live) => ({ name: live.words.say('board-ga-queue'), says: live.words.say('board-why-queue'), rule: 'GA-81' }),
}

export const explain: Explain = (live, thing) => {
  const view = viewOf(live)
  const [kind, ...of] = thing.split('/')
  return view ? (TELL[kind!]?.(live, view, of) ?? null) : null
}
