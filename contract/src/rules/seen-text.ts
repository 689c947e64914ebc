/** Signs that cannot be seen, but for those that belong to how names and emoji are written: the joiners of Persian, Hindi and other
 *  scripts, which also make one emoji of several, and the tags of some flags.
 *  Source: Unicode Standard Annex #31 §2.3, Layout and Format Control Characters; Unicode Technical Standard #51 §1.4.5, Emoji Sequences */
const UNSEEN = /[^\P{C}\u{200C}-\u{200D}\u{E0020}-\u{E007F}]/u
/** Blanks of every kind: fillers of Korean syllables, selectors that stand behind other signs, and the braille sign without a dot too. */
const NOTHING_SEEN = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u{2800}]+$/u

/** Whether a text is what it looks like; an empty one is. */
export function isSeen(text: string): boolean {
  return !UNSEEN.test(text) && !NOTHING_SEEN.test(text)
}
