import { expect, it } from 'vitest'
import { finds } from './search'

it('finds all words in any order, whatever their case and accents', () => {
  expect(finds('Les enchères scellées', 'SCELLEE enchere')).toBe(true)
  expect(finds('Wartość obrazów, złoto', 'zloto wartosc')).toBe(true)
  expect(finds('A turn', 'turns')).toBe(false)
  expect(finds('anything', '  ')).toBe(true)
})
