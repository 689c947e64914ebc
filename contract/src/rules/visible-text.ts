/** Invisible characters, except those needed to write names and emoji: the joiners of Persian, Hindi and other scripts, which also combine
 *  emoji, and the tags of some flags.
 *  Source: Unicode Standard Annex #31 §2.3, Layout and Format Control Characters; Unicode Technical Standard #51 §1.4.5, Emoji Sequences */
const INVISIBLE = /[^\P{C}\u{200C}-\u{200D}\u{E0020}-\u{E007F}]/u
/** Blanks of every kind, including Korean fillers, variation selectors and the empty braille cell. */
const BLANK = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u{2800}]+$/u

/** Whether a text has no hidden characters and is not blank; an empty one passes. */
export function isVisible(text: string): boolean {
  return !INVISIBLE.test(text) && !BLANK.test(text)
}
