/** The width from which on stage and decision stand side by side; `@media` rules say the same. */
import { MediaQuery } from 'svelte/reactivity'

export const wide = new MediaQuery('min-width: 64rem', true)
