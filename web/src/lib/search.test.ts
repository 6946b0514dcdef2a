import { expect, it } from 'vitest'
import { finds, pieces } from './search'

it('finds all words in any order, whatever their case and accents', () => {
  expect(finds('Les enchères scellées', 'SCELLEE enchere')).toBe(true)
  expect(finds('Wartość obrazów, złoto', 'zloto wartosc')).toBe(true)
  expect(finds('A turn', 'turns')).toBe(false)
  expect(finds('anything', '  ')).toBe(true)
})

it('tells what of a text was sought', () => {
  const marked = (text: string, sought: string) => pieces(text, sought).map((piece) => (piece.found ? `[${piece.text}]` : piece.text)).join('')
  expect(marked('Les Enchères scellées', 'enchere scel')).toBe('Les [Enchère]s [scel]lées')
  expect(marked('Obrazów i obrazów', 'OBRAZOW')).toBe('[Obrazów] i [obrazów]')
  expect(marked('aab', 'ab')).toBe('a[ab]')
  expect(marked('a turn', ' ')).toBe('a turn')
})
