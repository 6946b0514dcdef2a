/** What is new on a screen, put in its place; whatever did not change stays the same object. */
export type Change = readonly [path: readonly (string | number)[], value: unknown]

export function changed<Screen>(screen: Screen, changes: readonly Change[]): Screen {
  return changes.reduce((standing, [path, value]) => put(standing, path, value), screen)
}

/** A place at the end of a list makes it one longer. */
function put<Whole>(whole: Whole, path: readonly (string | number)[], value: unknown): Whole {
  const [step, ...rest] = path
  if (step === undefined) return value as Whole
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Record<string | number, unknown>
  copy[step] = rest.length ? put(copy[step], rest, value) : value
  return copy as Whole
}
