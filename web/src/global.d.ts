/** The id of this build, to compare with the server's. */
declare const __BUILD__: string

declare module 'subset-font' {
  interface Cut {
    targetFormat?: 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    keepFeatures?: readonly string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Uint8Array, letters: string | null, how: Cut): Promise<Uint8Array>
}
