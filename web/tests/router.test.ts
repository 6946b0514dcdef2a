import { describe, expect, it } from 'vitest'
import { placeOf } from '../src/lib/router.svelte'

const at = (path: string) => placeOf(new URL(path, 'http://house'))

describe('places', () => {
  it('are the lobby, tables, and nowhere', () => {
    expect(at('/')).toEqual({ name: 'lobby' })
    expect(at('/t/abc-12')).toEqual({ name: 'table', id: 'abc-12', key: null })
    expect(at('/t/abc?key=k1')).toEqual({ name: 'table', id: 'abc', key: 'k1' })
    expect(at('/t/a/b')).toEqual({ name: 'nowhere' })
    expect(at('/host')).toEqual({ name: 'host' })
    expect(at('/me')).toEqual({ name: 'me' })
    expect(at('/people/abc')).toEqual({ name: 'person', page: 'abc' })
    expect(at('/evenings/abc')).toEqual({ name: 'evening', id: 'abc' })
    expect(at('/people/a/b')).toEqual({ name: 'nowhere' })
    expect(at('/replay/abc?step=3')).toEqual({ name: 'replay', id: 'abc' })
    expect(at('/replay')).toEqual({ name: 'replay', id: null })
    expect(at('/elsewhere')).toEqual({ name: 'nowhere' })
  })
})
