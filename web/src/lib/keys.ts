/** Keys that choose an answer, wherever the focus is, unless something is being typed or a dialog is open. */
import { settings } from './settings.svelte'

export const LETTERS = 'pabcdefghijkmnoqrstuvwxyz'

export function isFree(press: KeyboardEvent): boolean {
  if (!settings.shortcuts || press.ctrlKey || press.metaKey || press.altKey || press.repeat || press.defaultPrevented) return false
  const target = press.target as HTMLElement | null
  if (target?.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]')) return false
  return !document.querySelector('dialog[open]')
}
