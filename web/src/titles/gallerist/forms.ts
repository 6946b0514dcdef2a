/** The four forms of art: each hue with its own shape, as in `pictures.py`. */
import type { Form } from './view'

export const SIGNS: Readonly<Record<Form, { hue: string; path: string }>> = {
  digital: { hue: 'var(--hue-green)', path: 'M3 3h18v18H3z' },
  photography: { hue: 'var(--hue-sky)', path: 'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20z' },
  sculpture: { hue: 'var(--hue-yellow)', path: 'M12 2 22.7 21H1.3z' },
  painting: {
    hue: 'var(--hue-orange)',
    path: 'M1.5 8.5c3.5-5.6 7-5.6 10.5 0s7 5.6 10.5 0v7c-3.5 5.6-7 5.6-10.5 0s-7-5.6-10.5 0z',
  },
}
