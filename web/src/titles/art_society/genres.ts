/** The four genres and the four frames: each hue with its own shape, each frame with its own sign. As in `pictures.py`. */
import type { Frame, Genre } from './view'

export const GENRES: Readonly<Record<Genre, { hue: string; path: string }>> = {
  cityscape: { hue: 'var(--hue-blue)', path: 'M3 3h18v18H3z' },
  portrait: { hue: 'var(--hue-vermilion)', path: 'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z' },
  still_life: { hue: 'var(--hue-yellow)', path: 'M12 2 22.7 21H1.3z' },
  landscape: {
    hue: 'var(--hue-green)',
    path: 'M1.5 8.5c3.5-5.6 7-5.6 10.5 0s7 5.6 10.5 0v7c-3.5 5.6-7 5.6-10.5 0s-7-5.6-10.5 0z',
  },
}

export const FRAMES: Readonly<Record<Frame, { tone: string; path: string }>> = {
  gold: {
    tone: '#cf9d33',
    path: 'M12 2C15 2 17 4 17 7C20 7 22 9 22 12C22 15 20 17 17 17C17 20 15 22 12 22C9 22 7 20 7 17C4 17 2 15 2 12C2 9 4 7 7 7C7 4 9 2 12 2z',
  },
  shell: {
    tone: '#e7c3ac',
    path: 'M12 22L2 13C1 10 3 8 5 8C5 5 8 3 10 4C11 2 13 2 14 4C16 3 19 5 19 8C21 8 23 10 22 13z',
  },
  walnut: { tone: '#7d5230', path: 'M2 2H22L16 8H8V16L2 22z' },
  ebony: { tone: '#15120f', path: 'M2 2H9V5H15V2H22V9H19V15H22V22H15V19H9V22H2V15H5V9H2z' },
}
