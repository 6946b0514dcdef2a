/** The words of the pages about people, in the visitor's language: they are loaded with those pages. */
import { settings } from '../lib/settings.svelte'
import { type Facts, Words } from '../lib/words'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import pl from './text/pl.ftl?raw'

const people = { en: new Words('en', en), fr: new Words('fr', fr), pl: new Words('pl', pl) }

/** A text by its id, written out, as with `t`. */
export function pt(id: string, facts: Facts = {}): string {
  return people[settings.lang].say(id, facts)
}
