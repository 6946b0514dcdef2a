/** Whether all the words one seeks are in a text, in any case and with or without accents. */
export function finds(text: string, sought: string): boolean {
  const plain = bare(text)
  return bare(sought)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function bare(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}
