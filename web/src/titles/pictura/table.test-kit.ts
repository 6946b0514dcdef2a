/** A small box and a table for the tests: painting numbers tell period and domain, and painters come in sixes. */
import { SIDE, type Painting, type Place, type Player, type Trend, type View } from './view'

/** Six works for each pair of period and domain, as in the box: painting 36 × period + 6 × domain + n. */
const works = Array.from({ length: 180 }, (_, at) => ({ period: Math.floor(at / 36), domain: Math.floor(at / 6) % 6, painter: 1 + Math.floor(at / 36) * 6 + (at % 6) }))

export function painting(period: number, domain: number, n = 0): Painting {
  return `painting-${36 * period + 6 * domain + n + 1}`
}

export const box = {
  catalogue: {
    periods: works.map(({ period }) => period).join(''),
    domains: works.map(({ domain }) => domain).join(''),
    painters: works.map(({ painter }) => painter),
    labels: [],
  } as View['catalogue'],
}

/** A museum drawn in five rows: `41` is a painting of period 4 and domain 1, `.` a bare place. */
export function wallOf(rows: string[]): Place[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) =>
    row.split(' ').map((sign) => {
      if (sign === '.') return null
      const n = seen.get(sign) ?? 0
      seen.set(sign, n + 1)
      return painting(Number(sign[0]), Number(sign[1]), n)
    }),
  )
}

export const TREND: Trend = { key: 'liked', painter: 1, period: 'baroque', domain: 'portrait' }

export function player(how: Partial<Player> = {}): Player {
  const wall = how.wall ?? Array<Place>(SIDE * SIDE).fill(null)
  return { score: 4, next_mark: 10, hand: 0, known: [], favours: 0, discard: [], patrons: [], exhibitions: [], rewards: [], counts: Array<number>(11).fill(0), goal: null, ...how, wall } as Player
}

export function view(how: Partial<View> = {}): View {
  return {
    ...box,
    seat: 0,
    seats: 2,
    active: 0,
    turn: { action: 'none', favours_left: 1, claims_left: 1, doubles: 0, arranged: false },
    trend: TREND,
    museums: [],
    tokens: Array<number>(11).fill(2),
    players: [player(), player()],
    hand: [],
    looked: [],
    prospects: [],
    goal_points: [],
    laid: null,
    ender: null,
    ...how,
  } as View
}
