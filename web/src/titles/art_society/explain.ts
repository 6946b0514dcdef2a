/** What the things on the table are, and why they are so now: `genre/portrait`, `frame/gold`, `prestige/portrait`, `tile/…` */
import type { Live } from '../../lib/live.svelte'
import type { Explain, Explanation } from '../../lib/onstage.svelte'
import { FRAMES, GENRES } from './genres'
import { genreName, plainNumber, seatName, sizeName, tileName, viewOf, workTitle } from './said'
import { frameOf, genreOf, isPainting, type Genre, type View } from './view'

export const LEGEND: readonly string[] = [
  ...Object.keys(GENRES).map((genre) => `genre/${genre}`),
  ...Object.keys(FRAMES).map((frame) => `frame/${frame}`),
  'shield',
  'star',
  'auctioneer',
  'free/0',
  'card/7',
  'laid/0',
]

type Tell = (live: Live, view: View, of: string[]) => Explanation | null

function genre(part: string, rule: string): Tell {
  return (live, view, [key]) => {
    const row = view.genres.find((one) => one.key === key)
    if (!row) return null
    const facts = { part, genre: genreName(live, row.key), prestige: row.prestige, rank: row.rank, counts: row.multiplier, museum: row.museum.length }
    return { name: live.words.say('board-is-genre', facts), says: live.words.say('board-why-genre', facts), rule }
  }
}

function ofSeat(part: string, rule: string): Tell {
  return (live, view, [seat]) => {
    const player = view.players[Number(seat)]
    if (!player) return null
    const facts = {
      part,
      seat: seatName(live, Number(seat)),
      score: plainNumber(player.wall.score.total),
      free: player.wall.free,
      bid: player.shown[0] ?? 0,
      superfluous: player.wall.superfluous.length,
      cards: player.cards,
    }
    return { name: live.words.say('board-is-of-seat', facts), says: live.words.say('board-why-of-seat', facts), rule }
  }
}

const TELL: Readonly<Record<string, Tell>> = {
  genre: genre('whole', 'AS-38'),
  prestige: genre('prestige', 'AS-30'),
  counts: genre('counts', 'AS-39'),
  collection: genre('collection', 'AS-30'),
  frame: (live, _view, [frame]) => ({ name: live.words.say('board-is-frame', { frame: live.words.say(`frame-${frame}`) }), says: live.words.say('board-why-frame'), rule: 'AS-17' }),
  star: (live) => ({ name: live.words.say('board-is-star'), says: live.words.say('board-why-star'), rule: 'AS-6' }),
  shield: (live) => ({ name: live.words.say('board-is-shield'), says: live.words.say('board-why-shield'), rule: 'AS-40' }),
  tile: (live, view, [tile]) => {
    if (!isPainting(tile!)) return { name: tileName(live, tile!), says: live.words.say('board-why-shield'), rule: 'AS-40' }
    const row = view.genres.find((one) => one.key === (genreOf(tile!) as Genre))
    const fame = view.fame[tile!]
    return {
      name: [workTitle(live, tile!), tileName(live, tile!)].filter(Boolean).join(', '),
      says: live.words.say('board-why-tile', {
        genre: genreName(live, genreOf(tile!)),
        frame: live.words.say(`frame-${frameOf(tile!)}`),
        counts: row?.multiplier ?? 0,
        offered: fame ? 'yes' : 'no',
        to: fame?.prestige ?? 0,
      }),
      rule: 'AS-39',
    }
  },
  pile: (live, view, [key]) => {
    const pile = view.piles.find((one) => one.key === key)
    return pile ? { name: live.words.say('board-is-pile', { size: sizeName(pile.key), value: pile.value }), says: live.words.say('board-why-pile', { left: pile.left, value: pile.value }), rule: 'AS-8' } : null
  },
  stock: (live, view, [decor]) => ({
    name: tileName(live, decor!),
    says: live.words.say('board-why-stock', { left: view.stock.find((one) => one.decor === decor)?.left ?? 0 }),
    rule: 'AS-17',
  }),
  card: (live, view, [card]) => ({
    name: live.words.say('board-is-card', { card: Number(card) }),
    says: live.words.say('board-why-card', { state: view.own_bid === Number(card) ? 'lies' : view.seat === null || view.hand.includes(Number(card)) ? 'hand' : 'spent' }),
    rule: 'AS-9',
  }),
  auctioneer: (live, view) => ({ name: live.words.say('board-as-auctioneer'), says: live.words.say('board-why-auctioneer', { seat: seatName(live, view.auctioneer), lots: view.numbers.lots }), rule: 'AS-33' }),
  assistant: (live) => ({ name: live.words.say('board-assistant'), says: live.words.say('board-why-assistant'), rule: 'AS-23' }),
  line: (live, view, [part]) => ({ name: live.words.say(`score-${part}`), says: live.words.say('board-why-line', { part: part!, most: view.genres[0] ? genreName(live, view.genres.toSorted((a, b) => a.rank - b.rank)[0]!.key) : '' }), rule: part === 'decor' ? 'AS-40' : 'AS-41' }),
  score: ofSeat('score', 'AS-39'),
  free: ofSeat('free', 'AS-34'),
  bid: ofSeat('bid', 'AS-10'),
  laid: ofSeat('laid', 'AS-9'),
  superfluous: ofSeat('superfluous', 'AS-29'),
}

export const explain: Explain = (live, thing) => {
  const view = viewOf(live)
  const [kind, ...of] = thing.split('/')
  return view ? (TELL[kind!]?.(live, view, of) ?? null) : null
}
