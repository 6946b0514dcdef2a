/** A small box and a table for the tests: painting numbers tell period and domain, and painters come in sixes. */
import { CELLS, type Numbers, type Painting, type Place, type Player, type Trend, type View } from './view'

/** Six works for each pair of period and domain, as in the box: painting 36 × period + 6 × domain + n. */
const works = Array.from({ length: 180 }, (_, at) => ({ period: Math.floor(at / 36), domain: Math.floor(at / 6) % 6, painter: 1 + Math.floor(at / 36) * 6 + (at % 6) }))

export function painting(period: number, domain: number, n = 0): Painting {
  return `painting-${36 * period + 6 * domain + n + 1}`
}

const PERIOD_VALUES = [0, 0, 0, 0, 1, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 35, 40, 45, 51, 57, 63, 70, 77, 84, 92, 100]
const DOMAIN_VALUES = [0, 0, 0, 0, 1, 4, 6, 8, 11, 14, 18, 22, 26, 31, 36, 42, 48, 54, 61, 68, 76, 84, 92, 101, 110, 120]

export const numbers = {
  painter_points: 3,
  period_points: 1,
  domain_points: 2,
  steal: 1,
  marks: [10, 20, 30, 40, 50],
  end: 50,
  end_bonus: 5,
  least: 4,
  gallery: 10,
  museum: 10,
  tokens: 2,
  token_points: 3,
  discard_costs: [0, 1, 1, 2, 3, 5, 7, 10],
  discard_further: 3,
} as Numbers

export const box = {
  catalogue: {
    periods: works.map(({ period }) => period).join(''),
    domains: works.map(({ domain }) => domain).join(''),
    painters: works.map(({ painter }) => painter),
    labels: [],
  } as View['catalogue'],
  numbers,
  period_values: PERIOD_VALUES,
  domain_values: DOMAIN_VALUES,
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
  const wall = how.wall ?? Array<Place>(CELLS).fill(null)
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
    previews: [],
    ender: null,
    ...how,
  } as View
}
