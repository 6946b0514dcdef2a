/** What the things on the board are, and why they are so now. Their names: `artist/nex`, `marker/nex/2`, `lot/price` … */
import type { Live } from '../../lib/live.svelte'
import type { Explain, Explanation } from '../../lib/onstage.svelte'
import { ARTISTS } from './artists'
import { worthOf } from './market'
import { artistName, auctionName, money, paintingName, seatName, viewOf } from './said'
import { artistOf, auctionOf, type Auction, type View } from './view'

const AUCTIONS: readonly Auction[] = ['open', 'once', 'sealed', 'fixed', 'double']

export const LEGEND: readonly string[] = [
  ...AUCTIONS.map((auction) => `auction/${auction}`),
  ...ARTISTS.map((artist) => `artist/${artist}`),
  'marker',
  'hand/0',
  'cash/0',
  'wall/0',
]

type Tell = (live: Live, view: View, of: string[]) => Explanation | null

/** What one painting of an artist would pay, and why. */
function worth(live: Live, view: View, key: string): string {
  const artist = view.artists.find((one) => one.key === key)
  if (!artist) return ''
  const before = artist.markers.reduce((sum, marker) => sum + marker, 0)
  return live.words.say('board-why-worth', {
    artist: artistName(live, key),
    rank: artist.rank ?? 0,
    offered: artist.offered,
    closing: view.numbers.closing,
    worth: money(live, artist.worth_now),
    marker: artist.marker_now,
    before,
  })
}

const TELL: Readonly<Record<string, Tell>> = {
  artist: (live, view, [key]) => ({ name: artistName(live, key!), says: worth(live, view, key!), rule: 'MA-35' }),
  worth: (live, view, [key]) => ({ name: live.words.say('board-is-worth', { artist: artistName(live, key!) }), says: worth(live, view, key!), rule: 'MA-35' }),
  offered: (live, view, [key]) => ({
    name: live.words.say('board-is-offered', { artist: artistName(live, key!), count: view.artists.find((one) => one.key === key)?.offered ?? 0 }),
    says: live.words.say('board-why-offered', { closing: view.numbers.closing }),
    rule: 'MA-7',
  }),
  marker: (live, view, [key, round]) => {
    const artist = view.artists.find((one) => one.key === key)
    const given = Number(round) <= (artist?.markers.length ?? 0)
    const value = artist ? (given ? artist.markers[Number(round) - 1]! : artist.marker_now) : view.numbers.ranked[0]!
    return {
      name: live.words.say('board-is-marker', { value }),
      says: live.words.say('board-why-marker', { state: !artist ? 'any' : given ? 'given' : 'maybe', artist: artist ? artistName(live, artist.key) : '', round: Number(round ?? 0) }),
      rule: 'MA-34',
    }
  },
  auction: (live, _view, [auction]) => ({ name: auctionName(live, auction as Auction), says: live.words.say(`auction-${auction}-help`), rule: auction === 'double' ? 'MA-24' : 'MA-17' }),
  card: (live, view, [card]) => ({
    name: paintingName(live, card!),
    says: `${live.words.say(`auction-${auctionOf(card!)}-help`)} ${worth(live, view, artistOf(card!))}`,
    rule: 'MA-8',
  }),
  lot: (live, view, [part]) => {
    const lot = view.lot
    if (!lot) return null
    if (part === 'worth') return { name: live.words.say('board-worth-now'), says: worth(live, view, artistOf(lot.cards[0]!)), rule: 'MA-35' }
    if (part === 'auction') return TELL.auction!(live, view, [lot.auction])
    return {
      name: live.words.say('board-is-price', { price: lot.price ? money(live, lot.price) : '–' }),
      says: live.words.say('board-why-price', { auction: lot.auction, led: lot.price ? 'yes' : 'no', leader: lot.leader === null ? '' : seatName(live, lot.leader), seller: seatName(live, lot.seller), price: money(live, lot.price) }),
      rule: 'MA-10',
    }
  },
  voice: (live, view, [seat]) => ({
    name: seatName(live, Number(seat)),
    says: live.words.say('board-why-voice', { auction: view.lot?.auction ?? 'open', seller: view.lot?.seller === Number(seat) ? 'yes' : 'no' }),
    rule: 'MA-14',
  }),
  hand: (live, view, [seat]) => ({
    name: live.words.say('board-ma-cards', { count: view.players[Number(seat)]?.cards ?? 0 }),
    says: live.words.say('board-why-hand', { seat: seatName(live, Number(seat)) }),
    rule: 'MA-39',
  }),
  cash: (live, view, [seat]) => {
    const cash = view.cash[Number(seat)] ?? null
    return {
      name: cash === null ? live.words.say('board-ma-cash-hidden') : money(live, cash),
      says: live.words.say('board-why-cash', { seat: seatName(live, Number(seat)), known: cash === null ? 'no' : 'yes' }),
      rule: 'MA-41',
    }
  },
  wall: (live, view, [seat]) => {
    const wall = view.players[Number(seat)]?.wall ?? []
    return {
      name: live.words.say('board-is-wall', { seat: seatName(live, Number(seat)), count: wall.length }),
      says: live.words.say('board-why-wall', { worth: money(live, worthOf(wall, view.artists)) }),
      rule: 'MA-35',
    }
  },
  round: (live, view) => ({
    name: live.words.say('board-headline', { round: view.round }),
    says: live.words.say('board-why-round', { rounds: view.numbers.rounds, closing: view.numbers.closing }),
    rule: 'MA-29',
  }),
}

export const explain: Explain = (live, thing) => {
  const view = viewOf(live)
  const [kind, ...of] = thing.split('/')
  return view ? (TELL[kind!]?.(live, view, of) ?? null) : null
}
