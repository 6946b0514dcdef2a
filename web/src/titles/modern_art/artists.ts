import type { Artist } from './view'

/** The five artists in board order, which also breaks ties. Each has a hue and, wherever the hue appears, a shape. */
export const ARTISTS: readonly Artist[] = ['nex', 'bahut', 'darmoir', 'sadland', 'koriko']

export type Shape = 'circle' | 'wave' | 'triangle' | 'square' | 'cross'

/** The Okabe–Ito hues, safe for colour-blind eyes. The same stand in `pictures.py`. */
export const SIGNS: Readonly<Record<Artist, { shape: Shape; hue: string }>> = {
  nex: { shape: 'circle', hue: '#56B4E9' },
  bahut: { shape: 'wave', hue: '#D55E00' },
  darmoir: { shape: 'triangle', hue: '#009E73' },
  sadland: { shape: 'square', hue: '#E69F00' },
  koriko: { shape: 'cross', hue: '#CC79A7' },
}
