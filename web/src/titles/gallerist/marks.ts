/** The small signs of the table, drawn in a square of 24. Kinds of visitors are told by the shape of the body, then by colour. */

/** One shape of a mark. Its outline is dark like the fills it borders on, or, where it lies on the wall, in ink. */
export interface Shape {
  d: string
  fill?: string
  onWall?: true
}

/** Wood and paper, the same by day and after hours. */
const BROWN = '#9a6a3a'
const PINK = '#e58fb9'
const WHITE = '#fffdf8'
const GLASS = '#cfeaf7'
export const DARK = '#1b1a19'
const GOLD = 'var(--hue-orange)'
const OWN = 'currentColor'

const TICKET = 'M1.5 5.5h21v4.2a2.3 2.3 0 0 0 0 4.6v4.2h-21v-4.2a2.3 2.3 0 0 0 0-4.6z'
const STAR = 'M12 2.2l3 6.6 7.2.8-5.4 4.8 1.6 7.1-6.4-3.7-6.4 3.7 1.6-7.1-5.4-4.8 7.2-.8z'
const SMALL_STAR = 'M12 6.2l1.8 3.9 4.2.5-3.2 2.9.9 4.2-3.7-2.2-3.7 2.2.9-4.2L6 10.6l4.2-.5z'

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`
}

const NAMED = {
  // Investors are square and wear a top hat, VIPs are cut like a gown and wear a crown, collectors are round with a lens.
  'visitor-investor': [
    { d: 'M4.5 22.5V14a2.5 2.5 0 0 1 2.5-2.5h10a2.5 2.5 0 0 1 2.5 2.5v8.5z', fill: BROWN },
    { d: disc(12, 8.2, 3.2), fill: BROWN },
    { d: 'M8.6 5.2V1.4h6.8v3.8h2.4V7H6.2V5.2z', fill: BROWN },
  ],
  'visitor-vip': [
    { d: 'M12 10.5 21 22.5H3z', fill: PINK },
    { d: disc(12, 9, 3.2), fill: PINK },
    { d: 'M8.2 6.4 7.5 1.6l2.7 1.9L12 1l1.8 2.5 2.7-1.9-.7 4.8z', fill: PINK },
  ],
  'visitor-collector': [
    { d: disc(9.6, 16.4, 6.2), fill: WHITE },
    { d: disc(9.6, 6.4, 3.9), fill: WHITE },
    { d: 'M16.9 13.8l1.7.9-2.6 4.8-1.7-.9z', fill: WHITE },
    { d: disc(19, 11.2, 3.5), fill: GLASS },
  ],
  'ticket-brown': [
    { d: TICKET, fill: BROWN },
    { d: 'M8.5 8.5h7v7h-7z', fill: WHITE },
  ],
  'ticket-pink': [
    { d: TICKET, fill: PINK },
    { d: 'M12 7.5 16.6 16H7.4z', fill: WHITE },
  ],
  'ticket-white': [
    { d: TICKET, fill: WHITE },
    { d: disc(12, 12, 3.7), fill: DARK },
  ],
  'ticket-any': [
    { d: TICKET, fill: WHITE },
    { d: 'M1.5 5.5h7v13h-7v-4.2a2.3 2.3 0 0 0 0-4.6z', fill: BROWN },
    { d: 'M8.5 5.5h7v13h-7z', fill: PINK },
    { d: 'M4.2 10.3h2.6v3.4H4.2zM12 10l2 4h-4z', fill: WHITE },
    { d: disc(18.6, 12, 1.7), fill: DARK },
  ],

  // Anybody at all, one of each kind, and the bag most of them come out of.
  anyone: [
    { d: 'M4.5 22.5c0-6.5 3-11 7.5-11s7.5 4.5 7.5 11z', fill: WHITE },
    { d: 'M4.5 22.5c0-4.6 1.5-8.2 4-10v10z', fill: BROWN },
    { d: 'M15.5 12.5c2.5 1.8 4 5.4 4 10h-4z', fill: PINK },
    { d: disc(12, 6.6, 4.4), fill: WHITE },
  ],
  trio: [
    { d: 'M1.5 22V13.5h7V22z', fill: BROWN },
    { d: disc(5, 10, 2.4), fill: BROWN },
    { d: 'M12 8.5 16.5 22h-9z', fill: PINK },
    { d: disc(12, 6, 2.6), fill: PINK },
    { d: disc(19, 18, 3.9), fill: WHITE },
    { d: disc(19, 11.4, 2.5), fill: WHITE },
  ],
  bag: [
    { d: 'M8 7.5C3 11 1.5 16.5 3.5 22h17c2-5.5.5-11-4.5-14.5z', fill: '#b98b5a' },
    { d: 'M7 2.5l2.2 1.8L12 2.5l2.8 1.8L17 2.5 15.6 7.5H8.4z', fill: '#b98b5a' },
    { d: 'M7.5 7.5h9' },
  ],
  lobby: [
    { d: 'M3.5 22.5v-20h17v20z', fill: WHITE },
    { d: 'M7.5 22.5V7a4.5 4.5 0 0 1 9 0v15.5z', fill: '#b98b5a' },
    { d: disc(14, 14, 1), fill: DARK },
  ],

  // A work on the wall; a masterpiece shines.
  work: [
    { d: 'M2 4.5h20v15H2z', fill: GOLD },
    { d: 'M5 7.5h14v9H5z', fill: WHITE },
    { d: 'M5 15l4-4 3.4 3.4 2-2 4.6 3.6' },
  ],
  masterpiece: [
    { d: 'M2 7.5h20v14H2z', fill: GOLD },
    { d: 'M5 10.5h14v8H5z', fill: WHITE },
    { d: 'M12 11.2l1 2.2 2.4.3-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6 2.4-.3z', fill: 'var(--red)' },
    { d: 'M12 1v3.5M6 2l1.4 3M18 2l-1.4 3', onWall: true },
  ],

  assistant: [
    {
      d: 'M12 2a3.5 3.5 0 0 1 2.6 5.8c2.7.8 6.9 2.3 6.9 4.3 0 1.7-2.8 1.9-4.9 1.7l2.1 8.2h-5L12 18l-1.7 4h-5l2.1-8.2c-2.1.2-4.9 0-4.9-1.7 0-2 4.2-3.5 6.9-4.3A3.5 3.5 0 0 1 12 2z',
      fill: OWN,
      onWall: true,
    },
  ],
  gallerist: [
    { d: 'M9.7 10.5h4.6c.2 3.6.9 6 2.9 8h1.3l1 3.8h-15l1-3.8h1.3c2-2 2.7-4.4 2.9-8z', fill: OWN, onWall: true },
    { d: disc(12, 5.6, 4.2), fill: OWN, onWall: true },
    { d: 'M12 11.4 7.6 9.2v4.4zL16.4 9.2v4.4z', fill: WHITE },
  ],
  signature: [{ d: 'M2 16.5C5 9 8 3.2 9.6 4.2s-3 12-1 12.3 3-6 4.6-6 0 5.2 1.6 5.2 2-4.2 3.6-4.2.2 3.6 3.6 3.4M3 20.8h18', onWall: true }],

  // One star for a green level; a gold one stands in a ring; a celebrity has rays.
  'star-green': [{ d: STAR, fill: 'var(--hue-green)' }],
  'star-gold': [{ d: disc(12, 12, 10.4), fill: WHITE }, { d: SMALL_STAR, fill: GOLD }],
  celebrity: [
    { d: 'M12 .8v3M12 20.2v3M.8 12h3M20.2 12h3M4.1 4.1l2.1 2.1M17.8 17.8l2.1 2.1M19.9 4.1l-2.1 2.1M6.2 17.8l-2.1 2.1', onWall: true },
    { d: SMALL_STAR, fill: 'var(--red)' },
  ],
  influence: [
    { d: disc(12, 12, 2.8), fill: OWN, onWall: true },
    { d: 'M7.6 6.8a6.8 6.8 0 0 0 0 10.4M16.4 6.8a6.8 6.8 0 0 1 0 10.4M4.6 3a11.6 11.6 0 0 0 0 18M19.4 3a11.6 11.6 0 0 1 0 18', onWall: true },
  ],
  money: [
    { d: disc(12, 12, 10), fill: GOLD },
    { d: disc(12, 12, 6.6) },
    { d: 'M12 8.4 14.6 12 12 15.6 9.4 12z', fill: DARK },
  ],
  contract: [
    { d: 'M4.5 1.8h11l4 4v16.4h-15z', fill: WHITE },
    { d: 'M8 8h8M8 11.5h8M8 15h3.5' },
    { d: disc(15.2, 17, 2.8), fill: 'var(--red)' },
  ],
  reputation: [
    { d: 'M8 13.2 5.8 22.5l6.2-3.6 6.2 3.6L16 13.2z', fill: GOLD },
    { d: disc(12, 8.6, 7), fill: WHITE },
    { d: disc(12, 8.6, 3.4), fill: GOLD },
  ],
  promotion: [
    { d: 'M4 22.5v-21h16v21l-8-5z', fill: 'var(--hue-sky)' },
    { d: 'M7.8 9.2 12 5l4.2 4.2M7.8 13.6 12 9.4l4.2 4.2' },
  ],

  // Where the gallerists go: a sold picture, a palette, a microphone, a globe.
  'sales-office': [
    { d: 'M2 3h20v15H2z', fill: WHITE },
    { d: 'M5.5 6.5h13v8h-13zM5.5 13l4-4 3.4 3.4 2-2 3.6 3.6' },
    { d: disc(18.8, 18.6, 4), fill: 'var(--red)' },
  ],
  'artists-colony': [
    {
      d: 'M12 2.5c5.6 0 10.3 3.7 10.3 8.4 0 3.3-2.5 4.6-5 4.4-2-.2-3.2.6-2.7 2.4.5 2-.6 3.8-2.8 3.8C6 21.5 1.7 17.3 1.7 12S6.4 2.5 12 2.5z',
      fill: WHITE,
    },
    { d: disc(6.6, 11.6, 1.7), fill: 'var(--hue-blue)' },
    { d: disc(10.2, 6.9, 1.7), fill: 'var(--hue-yellow)' },
    { d: disc(15.8, 7.6, 1.7), fill: 'var(--hue-vermilion)' },
    { d: disc(8.6, 16.6, 1.7), fill: 'var(--hue-green)' },
  ],
  'media-centre': [
    { d: 'M12 1.5a4 4 0 0 1 4 4v6a4 4 0 0 1-8 0v-6a4 4 0 0 1 4-4z', fill: 'var(--hue-sky)' },
    { d: 'M4.8 10.5v1a7.2 7.2 0 0 0 14.4 0v-1M12 18.7v3.5M7.5 22.2h9', onWall: true },
    { d: 'M8 6h3M8 9h3' },
  ],
  'international-market': [
    { d: disc(12, 12, 10), fill: WHITE },
    { d: 'M2 12h20M12 2c-6 5.6-6 14.4 0 20M12 2c6 5.6 6 14.4 0 20M4 6.6c5 2.6 11 2.6 16 0M4 17.4c5-2.6 11-2.6 16 0' },
  ],
} satisfies Record<string, readonly Shape[]>

export type MarkName = keyof typeof NAMED

export const MARKS: Readonly<Record<MarkName, readonly Shape[]>> = NAMED
