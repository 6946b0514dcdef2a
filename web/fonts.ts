/**
 * Cuts the fonts down to what the house sets in them, when the client is built: the letters of its three languages in one
 * small file each, all other Latin letters (for the names of guests) in a second one that is rarely asked for, and only
 * the weights and features in use. A visitor's first screen needs 60 KB of them instead of 200.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const HERE = dirname(fileURLToPath(import.meta.url))
export const FONTS = join(HERE, 'node_modules', '.vernissage-fonts')
const PACKAGES = join(HERE, 'node_modules', '@fontsource-variable')
/** Kerning, ligatures, accents that stand right, figures of one width, and what a design needs of itself (rvrn, rclt). */
const FEATURES = ['rvrn', 'rclt', 'kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
const TEXT = { wght: { min: 400, max: 700, default: 400 } }
/** Drawn for the sizes they are set in; the name of the house, which is large, has a cut of its own. */
const HEADINGS = { wght: { min: 400, max: 600, default: 400 }, opsz: 26 }
const TITLES = { wght: 400, opsz: 18 }
const NAME = { wght: 400, opsz: 80 }

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
/** ASCII, the letters of French, an ó for Poles, and the signs a text needs. */
const LATIN = between(0x20, 0x7e) + '\u00a0\u00ad«»°·×ÀÂÆÇÈÉÊËÎÏÓÔÙÛÜàâæçèéêëîïóôùûüÿŒœ–—‘’‚“”„…‹›•€−←↑→↓\u2009\u202f'
/** What else is in Latin 1. */
const WESTERN = [...between(0xa1, 0xff)].filter((letter) => !LATIN.includes(letter)).join('')
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'

/** Name of the file, the font it is cut from, the axes that stay, and the letters; without letters: all of them. */
const CUTS = [
  ['inter-latin', 'inter/files/inter-latin-wght-normal', TEXT, LATIN],
  ['inter-western', 'inter/files/inter-latin-wght-normal', TEXT, WESTERN],
  ['inter-polish', 'inter/files/inter-latin-ext-wght-normal', TEXT, POLISH],
  ['inter-other', 'inter/files/inter-latin-ext-wght-normal', TEXT, null],
  ['fraunces-name', 'fraunces/files/fraunces-latin-opsz-normal', NAME, 'Vernissage'],
  ['fraunces-latin', 'fraunces/files/fraunces-latin-opsz-normal', HEADINGS, LATIN],
  ['fraunces-western', 'fraunces/files/fraunces-latin-opsz-normal', HEADINGS, WESTERN],
  ['fraunces-polish', 'fraunces/files/fraunces-latin-ext-opsz-normal', HEADINGS, POLISH],
  ['fraunces-other', 'fraunces/files/fraunces-latin-ext-opsz-normal', HEADINGS, null],
  ['fraunces-italic-latin', 'fraunces/files/fraunces-latin-opsz-italic', TITLES, LATIN],
  ['fraunces-italic-western', 'fraunces/files/fraunces-latin-opsz-italic', TITLES, WESTERN],
  ['fraunces-italic-polish', 'fraunces/files/fraunces-latin-ext-opsz-italic', TITLES, POLISH],
  ['fraunces-italic-other', 'fraunces/files/fraunces-latin-ext-opsz-italic', TITLES, null],
] as const

/** Writes the files, unless they are there from the same fonts and this same page. */
export async function cutFonts(): Promise<void> {
  const stamp = join(FONTS, 'stamp')
  const made = ['fonts.ts', 'package-lock.json'].map((file) => readFileSync(join(HERE, file), 'utf8')).join('')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return
  mkdirSync(FONTS, { recursive: true })
  for (const [name, source, variationAxes, letters] of CUTS) {
    const whole = readFileSync(join(PACKAGES, `${source}.woff2`))
    const how = { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES, noHinting: true } as const
    const cut = await subsetFont(whole, letters, letters ? how : { ...how, keepAllGlyphs: true })
    writeFileSync(join(FONTS, `${name}.woff2`), cut)
  }
  writeFileSync(stamp, made)
}
