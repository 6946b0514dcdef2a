/** The client's own texts, in the visitor's language. */
import en from '../text/en.ftl?raw'
import fr from '../text/fr.ftl?raw'
import pl from '../text/pl.ftl?raw'
import { settings } from './settings.svelte'
import { type Facts, Words } from './words'

const house = { en: new Words('en', en), fr: new Words('fr', fr), pl: new Words('pl', pl) }

/** A text by its id. Ids are always written out, so that a test can find each one that is missing or unused. */
export function t(id: string, facts: Facts = {}): string {
  return house[settings.lang].say(id, facts)
}
