/** Copy a field's text. The clipboard API exists only under https, so a club on a LAN needs the older way. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus()
  field.select()
  field.setSelectionRange(0, field.value.length)
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value)
      return true
    }
  } catch {
    // The older way, then.
  }
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
