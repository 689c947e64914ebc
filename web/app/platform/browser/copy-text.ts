/** Puts a text where the reader can paste it from.
 *  Over plain http, and in frames of other sites, browsers offer no clipboard to write to; copying what is selected they still do.
 *  @returns false if the browser lets neither happen */
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
  // Behind an open dialog nothing can be selected.
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way there is without a clipboard
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
