/** In the plots of the art market a genre has the sign of the table. */
import { GENRES } from './genres'
import type { Genre } from './view'

const SHAPES = { cityscape: 'square', portrait: 'circle', still_life: 'triangle', landscape: 'wave' } as const

export const SIGNS = Object.fromEntries(
  (Object.keys(SHAPES) as Genre[]).map((genre) => [genre, { shape: SHAPES[genre], hue: GENRES[genre].hue }]),
)
