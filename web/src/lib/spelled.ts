/** Answers that are told as rows, there being so many of them: with the others, as everything here reads them. */
import type { Choices, State } from './wire'

/** What was spelled before: what did not change stays the same object. */
const ready = new WeakMap<Choices, Choices>()

/** A screen on which all answers stand among the options. */
export function spelled(state: State): State {
  const choices = state.choices
  if (!choices || choices.unspoken.length === 0) return state
  let whole = ready.get(choices)
  if (!whole) {
    const options = choices.unspoken.flatMap(({ move, fields, rows }) =>
      rows.map((row) => ({ move: { move, ...Object.fromEntries(fields.map((field, place) => [field, row[place]])) }, text: row.join(' · '), works: [] })),
    )
    whole = { ...choices, options: [...options, ...choices.options] }
    ready.set(choices, whole)
  }
  return { ...state, choices: whole }
}
