/** Copies a text to the clipboard. Over plain http and in other sites' frames, where the clipboard API is missing, it copies a selection.
 *  @returns false if the browser allows neither */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  // Outside an open modal dialog nothing can be selected.
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without the clipboard API
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
