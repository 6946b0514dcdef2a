import { describe, expect, it } from 'vitest'
import { readRecord } from '../src/lib/record'

const TEXT = `vernissage record 1
title: modern_art
rules: 41
components: unknown
| [market]
| 1 2 not a move, but a line of an owner's box
options: edition=matagot
seats: 3
names: ["Ann","Ben","Cleo"]
redacted: 0

# a comment
1 0 offer koriko-open-2
! {"event": "dealt"}
2 1 bid 12  # a comment behind a move
3 2 bid 13
4 2 back 2
5 2 pass
end: 5 6f1c
`

describe('a record', () => {
  it('gives its moves in the words it was stored in', () => {
    const { lines } = readRecord(TEXT)
    expect(lines.map(({ n, seat, move }) => [n, seat, move])).toEqual([
      [1, 0, 'offer koriko-open-2'],
      [2, 1, 'bid 12'],
      [3, 2, 'bid 13'],
      [4, 2, ''],
      [5, 2, 'pass'],
    ])
  })

  it('tells what was taken back, and to where', () => {
    const { lines } = readRecord(TEXT)
    expect(lines.map(({ back }) => back)).toEqual([null, null, null, 2, null])
    expect(lines.filter(({ undone }) => undone).map(({ n }) => n)).toEqual([3])
  })

  it('says whether it was cut down to its reader', () => {
    expect(readRecord(TEXT).isCut).toBe(true)
    expect(readRecord(TEXT.replace('redacted: 0\n', '')).isCut).toBe(false)
  })
})
