/** Whether all the words one seeks are in a text, in any case and with or without accents. */
export function finds(text: string, sought: string): boolean {
  const plain = bare(text)
  return wordsOf(sought).every((word) => plain.includes(word))
}

/** A text in pieces, each either one of the words one seeks or what stands between them. */
export function pieces(text: string, sought: string): { text: string; found: boolean }[] {
  const signs = [...text]
  const plain = signs.map((sign) => bare(sign) || sign)
  const found = signs.map(() => false)
  for (const word of wordsOf(sought)) {
    for (let at = 0; at < plain.length; at++) {
      for (let length = 1, begun = plain[at]!; word.startsWith(begun); begun += plain[at + length++] ?? '\n') {
        if (begun === word) found.fill(true, at, at + length)
      }
    }
  }
  const told: { text: string; found: boolean }[] = []
  for (const [at, sign] of signs.entries()) {
    const last = told.at(-1)
    if (last && last.found === found[at]) last.text += sign
    else told.push({ text: sign, found: found[at]! })
  }
  return told
}

const wordsOf = (sought: string) => bare(sought).split(/\s+/).filter(Boolean)

function bare(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}
