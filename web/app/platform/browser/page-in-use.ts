/** An open dialog, a puzzle in full screen, a one-time notice or a form in use, perhaps since before hydration. */
const IN_USE = 'dialog[open],[data-full],[data-shown-once],form:focus-within'

/** @returns whether a reload would take away something that a person is at */
export function isPageInUse(): boolean {
  return document.querySelector(IN_USE) !== null
}
