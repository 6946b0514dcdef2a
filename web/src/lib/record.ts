/** What a record says of a game, read line by line without any rules: its moves stay the words they were stored in. */

export interface RecordLine {
  n: number
  seat: number
  /** The move in the words of the record; empty where the game is taken back. */
  move: string
  /** Where the game is taken back to: after the line of this number, 0 for the beginning. */
  back: number | null
  /** Whether a later line takes it back. */
  undone: boolean
}

export interface StoredRecord {
  lines: RecordLine[]
  /** Whether it was cut down to what its reader may know. */
  isCut: boolean
}

const LINE = /^(\d+) (\d+) (\S.*?)(?:\s+#.*)?$/

export function readRecord(text: string): StoredRecord {
  const lines: RecordLine[] = []
  for (const row of text.split('\n')) {
    const found = LINE.exec(row)
    if (!found) continue
    const [, n, seat, words] = found as unknown as [string, string, string, string]
    const back = /^back (\d+)$/.exec(words)
    lines.push({ n: Number(n), seat: Number(seat), move: back ? '' : words, back: back ? Number(back[1]) : null, undone: false })
  }
  for (const { n, back } of lines) {
    if (back === null) continue
    for (const line of lines) if (line.n > back && line.n < n && line.back === null) line.undone = true
  }
  return { lines, isCut: /^redacted: /m.test(text) }
}
