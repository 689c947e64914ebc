import type { NamedPuzzle } from '@emojigma/contract/rules/puzzle-title.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'

/** More tries than this are not counted out to others. */
const MOST_TOLD = 5

/** They are drawn by what the line is pasted into, not by the fonts of the page. */
const CHECK = '\u2713'
const SQUARE = '\u{1F7E9}'

/** A solved puzzle in a line that gives nothing of it away: "Emojigma No. 100681 · Classic · Level 3 ✓ solved in 2 tries 🟩"
 *  @param tries undefined if nobody knows
 *  Source: docs/product.md, Sharing */
export function shareWords({ id, typeId, levelId }: NamedPuzzle, tries: number | undefined): string {
  return `Emojigma No. ${id} · ${puzzleTypeOf(typeId).name} · ${levelOf(levelId).name} ${CHECK} solved${triesWords(tries)} ${SQUARE}`
}

function triesWords(tries: number | undefined): string {
  if (tries === undefined) return ''
  if (tries === 1) return ' at the first try'
  return tries <= MOST_TOLD ? ` in ${tries} tries` : ' with patience'
}
