/** The small signs of the table, drawn in a square of 24. Domains and periods are told by shape, then by colour. */

/** One shape of a mark. Its outline is dark like the fills it borders on, or, where it lies on the wall, in ink. */
export interface Shape {
  d: string
  fill?: string
  onWall?: true
}

/** Frames and stone, the same by day and after hours. */
export const DARK = '#1b1a19'
const GILT = '#d9a93c'
const BRONZE = '#a3732f'
const EBONY = '#2a2521'
const IVORY = '#f4ead9'
const WHITE = '#fffdf8'
const STONE = '#d8cfc0'
const AZURE = '#5b9bd6'
const NIGHT = '#6b4a2a'
const ROSE = '#f4b3c2'
const STORM = '#8b93a6'
const LEAF = '#8cc07a'

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
}

function oval(x: number, y: number, across: number, up: number): string {
  return `M${x - across} ${y}a${across} ${up} 0 1 1 ${2 * across} 0a${across} ${up} 0 1 1 ${-2 * across} 0z`
}

const NAMED = {
  // What is painted: a lyre, a banner, a halo, a hill, an apple, a head.
  'domain-mythology': [
    { d: 'M7.4 3.2C3.4 6 3.4 15 8.6 18.2h6.8C20.6 15 20.6 6 16.6 3.2c1.6 4.6.6 9.6-1.8 12H9.2C6.8 12.8 5.8 7.8 7.4 3.2z', fill: 'var(--hue-purple)' },
    { d: 'M6.6 7h10.8M10 7v8.2M12 7v8.2M14 7v8.2', onWall: true },
    { d: 'M8 18.2h8l1.2 3.6H6.8z', fill: 'var(--hue-purple)' },
  ],
  'domain-history': [
    { d: 'M5.2 22.6V3', onWall: true },
    { d: 'M5.2 3.6C9 1.8 12 6 15.6 4.8L21.4 3.4 18.8 8.6l2.6 5.4c-4 1.6-8-2-16.2.2z', fill: 'var(--hue-vermilion)' },
    { d: 'M3.8 1.2h2.8v2H3.8z', fill: GILT },
  ],
  'domain-religion': [
    { d: 'M12 .9v2.4M4.6 3.9l1.6 1.8M19.4 3.9l-1.6 1.8M1.4 10.8h2.4M20.2 10.8h2.4', onWall: true },
    { d: disc(12, 11, 6.4), fill: 'var(--hue-yellow)' },
    { d: 'M6 22.6c.4-5 2.6-7.6 6-7.6s5.6 2.6 6 7.6z', fill: WHITE },
    { d: disc(12, 11.4, 3.2), fill: WHITE },
  ],
  'domain-landscape': [
    { d: disc(17, 6.4, 3.2), fill: 'var(--hue-yellow)' },
    { d: 'M1.2 20.6 8.4 7.4l5.2 8 2.8-3.6 6.4 8.8z', fill: 'var(--hue-green)' },
    { d: 'M6.4 11.2l2 1.4 2-1.6' },
  ],
  'domain-still_life': [
    { d: 'M12 7.6c-2-1.8-8.4-1.4-8.4 4.6 0 4.6 3.6 8.2 6 8.2 1 0 1.6-.4 2.4-.4s1.4.4 2.4.4c2.4 0 6-3.6 6-8.2 0-6-6.4-6.4-8.4-4.6z', fill: 'var(--hue-orange)' },
    { d: 'M12 7.6c0-2.4.6-4.2 2-5.8', onWall: true },
    { d: 'M13.4 4.6c1.6-2.4 4.4-2.6 6-2-.8 2.4-3.4 3.8-6 2z', fill: 'var(--hue-green)' },
    { d: 'M1.2 22.8h21.6', onWall: true },
  ],
  'domain-portrait': [
    { d: 'M3 22.6c.4-5.6 3.8-8 9-8s8.6 2.4 9 8z', fill: 'var(--hue-sky)' },
    { d: oval(12, 8.2, 4.6, 5.6), fill: WHITE },
    { d: 'M7.2 8C6.6 3.6 9 1.4 12 1.4s5.4 2.2 4.8 6.6c-1.4-.4-2.4-1.4-3-2.8-1.2 1.6-3.6 2.6-6.6 2.8z', fill: NIGHT },
  ],

  // The frame of each period, and in it how its pictures are made.
  'period-renaissance': [
    { d: 'M3 22V1.6h18V22z', fill: GILT },
    { d: 'M6 20.2v-9.4a6 6 0 0 1 12 0v9.4z', fill: AZURE },
    { d: 'M6 20.2v-3.4c3-2.4 6-1.6 12-.8v4.2z', fill: LEAF },
  ],
  'period-baroque': [
    { d: 'M2.6 1.6h18.8v20.8H2.6z', fill: EBONY, onWall: true },
    { d: 'M5.8 4.8h12.4v14.4H5.8z', fill: NIGHT },
    { d: 'M5.8 4.8h5.4l7 10v4.4h-3z', fill: GILT },
  ],
  'period-rococo': [
    { d: 'M2.6 1.6h18.8v20.8H2.6z', fill: IVORY },
    { d: oval(12, 12, 7.2, 8.6), fill: ROSE },
    { d: 'M8.6 14.4c-1.4-3.6 3.4-6.4 5.6-3.6 1.6 2.2-1 4.6-2.6 3.2-1-.8-.4-2.2.8-2' },
  ],
  'period-romanticism': [
    { d: 'M2.6 1.6h18.8v20.8H2.6z', fill: BRONZE },
    { d: 'M8.4 4.4h7.2l3.2 3.2v8.8l-3.2 3.2H8.4l-3.2-3.2V7.6z', fill: STORM },
    { d: 'M12.6 6.4 9.8 12h3l-1.6 5.4 4-7h-3l2-4z', fill: 'var(--hue-yellow)' },
  ],
  'period-impressionism': [
    { d: 'M2.6 1.6h18.8v20.8H2.6z', fill: WHITE },
    { d: 'M5.8 4.8h12.4v14.4H5.8z', fill: AZURE },
    { d: 'M7.6 7.4h2.6M12.4 8.6h3.6M8.4 11.4h4M14.4 12.4h2.2M7.6 15h2.4M11.8 16.4h4' },
  ],

  prestige: [
    { d: 'M8.2 13.4 6 22.6l6-3.4 6 3.4-2.2-9.2z', fill: 'var(--red)' },
    { d: 'M12 1.2l2 1.6 2.6-.2.8 2.4 2.2 1.4-.8 2.4.8 2.4-2.2 1.4-.8 2.4-2.6-.2-2 1.6-2-1.6-2.6.2-.8-2.4-2.2-1.4.8-2.4-.8-2.4 2.2-1.4.8-2.4 2.6.2z', fill: GILT },
    { d: disc(12, 8.8, 3.2), fill: WHITE },
  ],
  favour: [
    { d: 'M2 5.2h20v13.6H2z', fill: WHITE },
    { d: 'M2 5.2l10 7.6 10-7.6' },
    { d: disc(12, 14.2, 3.2), fill: 'var(--red)' },
  ],
  patron: [
    { d: 'M4 22.6c.2-5.2 3.4-7.6 8-7.6s7.8 2.4 8 7.6z', fill: BRONZE },
    { d: 'M12 16.4 9.6 15l2.4 4.4L14.4 15z', fill: WHITE },
    { d: disc(12, 10.6, 3.8), fill: WHITE },
    { d: 'M8.2 7.2V1.6h7.6v5.6h2.8V9H5.4V7.2z', fill: EBONY, onWall: true },
  ],
  trend: [
    { d: 'M2.2 21.4h19.6', onWall: true },
    { d: 'M3.6 21.4v-5.6h3.8v5.6z', fill: 'var(--hue-sky)' },
    { d: 'M10 21.4V12h3.8v9.4z', fill: 'var(--hue-sky)' },
    { d: 'M16.4 21.4V7.4h3.8v14z', fill: 'var(--hue-sky)' },
    { d: 'M2.6 11.4 9 6l3.4 2.4L19 2.2M14.8 2h4.4v4.4', onWall: true },
  ],
  'exhibition-token': [
    { d: disc(12, 12, 10.4), fill: 'var(--hue-orange)' },
    { d: 'M6.4 9.4 12 4.6l5.6 4.8z', fill: WHITE },
    { d: 'M7 16.8v-6.4h2v6.4zM11 16.8v-6.4h2v6.4zM15 16.8v-6.4h2v6.4z', fill: WHITE },
    { d: 'M5.6 16.8h12.8v2.2H5.6z', fill: WHITE },
  ],
  reward: [
    { d: 'M2.6 10.4h18.8v12H2.6z', fill: 'var(--hue-green)' },
    { d: 'M1.6 6.6h20.8v4H1.6z', fill: 'var(--hue-green)' },
    { d: 'M10.2 6.6h3.6v15.8h-3.6z', fill: WHITE },
    { d: 'M12 6.6C9 6.6 6 5.4 6.4 3.2S11 1.8 12 6.6c1-4.8 5.2-5.6 5.6-3.4S15 6.6 12 6.6z', fill: WHITE },
  ],

  // International museums: a pagoda, a gate of three arches, a great arch with a wall of water, a dome like an onion.
  'museum-tokyo': [
    { d: 'M5.6 22.4V11.6h12.8v10.8z', fill: WHITE },
    { d: 'M.8 12.8c4-.4 6.6-2 8.2-5h6c1.6 3 4.2 4.6 8.2 5-1 1.6-2.4 2-4 1.6H4.8c-1.6.4-3 0-4-1.6z', fill: 'var(--red)' },
    { d: 'M4.4 7.4C7.4 7 9.6 5.6 12 1.6c2.4 4 4.6 5.4 7.6 5.8-.8 1.4-2 1.6-3.2 1.4H7.6C6.4 9 5.2 8.8 4.4 7.4z', fill: 'var(--red)' },
    { d: 'M10 22.4v-5.2h4v5.2z', fill: DARK },
  ],
  'museum-madrid': [
    { d: 'M1.4 22.4V9.4h21.2v13z', fill: STONE },
    { d: 'M8 9.4 12 4l4 5.4z', fill: STONE },
    { d: 'M3.4 22.4v-5a2.2 2.2 0 0 1 4.4 0v5zM9.8 22.4v-7a2.2 2.2 0 0 1 4.4 0v7zM16.2 22.4v-5a2.2 2.2 0 0 1 4.4 0v5z', fill: DARK },
    { d: 'M12 4V1.4', onWall: true },
  ],
  'museum-victoria': [
    { d: 'M1.4 3.4h21.2v19H1.4z', fill: STONE },
    { d: 'M5.6 22.4V13a6.4 6.4 0 0 1 12.8 0v9.4z', fill: AZURE },
    { d: 'M9 11.6v8.6M12 10v9.4M15 11.6v8.6' },
  ],
  'museum-moscow': [
    { d: 'M4 22.4v-7h16v7z', fill: WHITE },
    { d: 'M8.2 15.4c-4.4-3.6-2-7.6 1-9.4C10.8 5 11.6 4 12 2.6c.4 1.4 1.2 2.4 2.8 3.4 3 1.8 5.4 5.8 1 9.4z', fill: 'var(--hue-blue)' },
    { d: 'M12 2.6V.8M9.6 15c-1.6-3-1-6 2.4-9.6M14.4 15c1.6-3 1-6-2.4-9.6' },
    { d: 'M10.2 22.4v-4.6h3.6v4.6z', fill: DARK },
  ],

  // Players' museums: towers, a pyramid of glass, a gate of columns, a clock.
  'museum-new_york': [
    { d: 'M2 22.4V11.6h5v10.8zM17 22.4V9h5v13.4z', fill: STONE },
    { d: 'M7 22.4V8.4h1.8V5.4h1.8L12 .8l1.4 4.6h1.8v3H17v14z', fill: WHITE },
    { d: 'M10.2 11.6v7.8M12 9.6v9.8M13.8 11.6v7.8' },
  ],
  'museum-paris': [
    { d: 'M12 3.6 22.6 20.8H1.4z', fill: AZURE },
    { d: 'M8.6 9.2 15.8 20.8M5 15l3.6 5.8M15.4 9.2 8.2 20.8M19 15l-3.6 5.8' },
    { d: 'M.8 22.4h22.4', onWall: true },
  ],
  'museum-berlin': [
    { d: 'M2 8.4h20v3.4H2z', fill: STONE },
    { d: 'M3 21.4v-9.6h2.4v9.6zM8.2 21.4v-9.6h2.4v9.6zM13.4 21.4v-9.6h2.4v9.6zM18.6 21.4v-9.6H21v9.6z', fill: WHITE },
    { d: 'M7.6 8.4V5.2h8.8v3.2z', fill: STONE },
    { d: 'M9.2 5.2c0-2 1.2-3.4 2.8-3.8 1.6.4 2.8 1.8 2.8 3.8z', fill: 'var(--hue-green)' },
    { d: 'M1.4 22.6h21.2', onWall: true },
  ],
  'museum-london': [
    { d: 'M7.2 22.6V8.8h9.6v13.8z', fill: STONE },
    { d: 'M6.2 8.8 8.4 5.6 12 .8l3.6 4.8 2.2 3.2z', fill: 'var(--hue-blue)' },
    { d: disc(12, 13.2, 3.4), fill: WHITE },
    { d: 'M12 11v2.2l1.6 1M9.6 19v3.6M12 19v3.6M14.4 19v3.6' },
  ],
} satisfies Record<string, readonly Shape[]>

export type MarkName = keyof typeof NAMED

export const MARKS: Readonly<Record<MarkName, readonly Shape[]>> = NAMED
