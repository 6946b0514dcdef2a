/** The words of the replay, in the visitor's language: nobody else loads them. */
import { settings } from '../lib/settings.svelte'
import { type Facts, Words } from '../lib/words'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'
import pl from './text/pl.ftl?raw'

const room = { en: new Words('en', en), fr: new Words('fr', fr), pl: new Words('pl', pl) }

/** A text by its id, written out, as with `t`. */
export function r(id: string, facts: Facts = {}): string {
  return room[settings.lang].say(id, facts)
}
