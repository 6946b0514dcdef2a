/** What the things on the table are, and why they are so now: `sign/period-baroque`, `painter/7`, `painting/painting-12` … */
import type { Live } from '../../lib/live.svelte'
import type { Explain, Explanation } from '../../lib/onstage.svelte'
import { MARKS } from './marks'
import { collectionName, effectName, favourName, museumName, painterName, paintingName, patronName, rewardName, seatName, viewOf } from './said'
import { traitsOf, type Trend, type View } from './view'
import { INTERNATIONAL } from './wire.generated'

export const LEGEND: readonly string[] = [...Object.keys(MARKS).map((name) => `sign/${name}`), 'painter']

type Tell = (live: Live, view: View, of: string[]) => Explanation | null

/** The rule behind each kind of sign. */
const RULES: Readonly<Record<string, string>> = { domain: 'PI-18', period: 'PI-18', museum: 'PI-4', prestige: 'PI-42', favour: 'PI-52', patron: 'PI-56', trend: 'PI-22', exhibition: 'PI-43', reward: 'PI-44' }

function sign(live: Live, view: View, mark: string): Explanation {
  const kind = mark.split('-')[0]!
  const of = mark.slice(kind.length + 1)
  const name =
    kind === 'domain' || kind === 'period' ? collectionName(live, of) : kind === 'museum' ? museumName(live, of) : live.words.say('board-is-sign', { sign: mark })
  const { painter_points, period_points, domain_points, end, end_bonus } = view.numbers
  return {
    name,
    says: live.words.say('board-why-sign', { sign: kind, painter: painter_points, period: period_points, domain: domain_points, end, bonus: end_bonus, own: MUSEUMS.includes(of) ? 'no' : 'yes' }),
    rule: RULES[kind] ?? '',
  }
}
/** The international museums; the other cities are players'. */
const MUSEUMS: readonly string[] = INTERNATIONAL

function trend(live: Live, view: View, name: string, which: string, { painter, period, domain }: Trend): Explanation {
  const { painter_points, period_points, domain_points } = view.numbers
  return {
    name,
    says: live.words.say('board-why-trend', {
      which,
      painter: painterName(live, painter),
      period: collectionName(live, period),
      domain: collectionName(live, domain),
      painter_points,
      period_points,
      domain_points,
    }),
    rule: which === 'goal' ? 'PI-64' : which === 'public' ? 'PI-40' : 'PI-20',
  }
}

function ofSeat(part: string, rule: string): Tell {
  return (live, view, [seat]) => {
    const player = view.players[Number(seat)]
    if (!player) return null
    const facts = {
      part,
      seat: seatName(live, Number(seat)),
      score: player.score,
      mark: player.next_mark,
      end: view.numbers.end,
      hanging: player.wall.filter(Boolean).length,
      hand: player.hand,
      favours: player.favours,
      patrons: player.patrons.length,
      exhibitions: player.exhibitions.length,
    }
    return { name: live.words.say('board-is-of-seat', facts), says: live.words.say('board-why-of-seat', facts), rule }
  }
}

const TELL: Readonly<Record<string, Tell>> = {
  sign: (live, view, [mark]) => (mark && mark in MARKS ? sign(live, view, mark) : null),
  painter: (live, view, [number]) => ({
    name: number ? live.words.say('board-is-painter', { painter: painterName(live, Number(number)), number: Number(number) }) : live.words.say('board-is-painters'),
    says: live.words.say('board-why-painter', { points: view.numbers.painter_points }),
    rule: 'PI-17',
  }),
  painting: (live, view, [painting]) => {
    const { painter, period, domain } = traitsOf(view, painting!)
    return {
      name: paintingName(live, painting!),
      says: live.words.say('board-why-painting', { painter: painterName(live, painter), period: collectionName(live, period), domain: collectionName(live, domain) }),
      rule: 'PI-17',
    }
  },
  trend: (live, view, [which]) => {
    if (which === 'public') return trend(live, view, live.words.say('board-pi-public'), 'public', view.trend)
    const goal = view.seat === null ? null : view.players[view.seat]?.goal
    return goal ? trend(live, view, live.words.say('board-pi-goal'), 'goal', goal) : null
  },
  offer: (live, view, [key]) => {
    const offered = view.offers.find((one) => one.key === key)
    return offered ? trend(live, view, live.words.say('board-goal'), 'goal', offered) : null
  },
  museum: (live, view, [key]) => {
    const museum = view.museums.find((one) => one.key === key)
    return museum ? trend(live, view, museumName(live, museum.key), 'museum', museum.trend) : null
  },
  patron: (live, view, [key]) => {
    const patron = view.patrons.find((one) => one?.key === key)
    if (!patron) return null
    const says = live.words.say('board-why-patron', { each: patron.each, points: patron.points, effect: effectName(live, patron.effect), pleased: patron.pleased.includes(view.seat ?? -1) ? 'yes' : 'no' })
    return { name: patronName(live, patron), says, rule: 'PI-56' }
  },
  favour: (live, _view, [key]) => ({ name: favourName(live, key!).name, says: `${live.words.say('board-why-favour')} ${favourName(live, key!).does}.`, rule: 'PI-52' }),
  reward: (live, _view, [key]) => ({ name: rewardName(live, key!).name, says: `${live.words.say('board-why-reward')} ${rewardName(live, key!).does}.`, rule: 'PI-44' }),
  collection: (live, _view, [key]) => ({ name: collectionName(live, key!), says: live.words.say('board-why-collection'), rule: 'PI-35' }),
  tokens: (live, view, [key]) => ({
    name: live.words.say('board-pi-tokens', { count: view.tokens[Number(key)] ?? 0, bonus: view.numbers.token_points }),
    says: live.words.say('board-why-tokens', { bonus: view.numbers.token_points }),
    rule: 'PI-45',
  }),
  end: (live, view) => ({ name: live.words.say('board-pi-ender'), says: live.words.say('board-pi-end-token', { bonus: view.numbers.end_bonus }), rule: 'PI-60' }),
  mark: (live, _view, [at]) => ({ name: live.words.say('board-is-mark', { at: Number(at) }), says: live.words.say('board-why-mark'), rule: 'PI-55' }),
  prestige: ofSeat('prestige', 'PI-42'),
  hanging: ofSeat('hanging', 'PI-31'),
  hand: ofSeat('hand', 'PI-49'),
  favours: ofSeat('favours', 'PI-52'),
  patrons: ofSeat('patrons', 'PI-56'),
  exhibitions: ofSeat('exhibitions', 'PI-48'),
}

export const explain: Explain = (live, thing) => {
  const view = viewOf(live)
  const [kind, ...of] = thing.split('/')
  return view ? (TELL[kind!]?.(live, view, of) ?? null) : null
}
