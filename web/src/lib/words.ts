/** Texts by message id in Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Facts = Record<string, FluentVariable>

/** The texts of one source in one language; `always` are facts every text may use (a game's options, the numbers of its box). */
export class Words {
  readonly #bundle: FluentBundle
  readonly #always: Facts

  constructor(
    readonly language: string,
    source: string,
    always: Facts = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#bundle.addResource(new FluentResource(source))
    this.#always = always
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null
  }

  /** The text of a message with its facts filled in; the id itself if there is no such text. */
  say(id: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (pattern == null) return id
    return this.#bundle.formatPattern(pattern, { ...this.#always, ...facts }, [])
  }
}
