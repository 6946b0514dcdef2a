import { formOf } from './view'

/** How far a collection has come: the forms it wants, each with whether it is there. */
export function progress(forms: readonly string[], works: readonly { work: string }[]): boolean[] {
  const left = works.map(({ work }) => formOf(work) as string)
  return forms.map((form) => {
    const at = left.indexOf(form)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
