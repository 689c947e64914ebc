import { COMMA_LISTS, IMAGE_KEYS, PUZZLE_FIELDS, type PuzzleView, type WireSpelling } from './puzzle-view.ts'

// A module of its own, as the page has no use for it.
const NAMES = { short: namesIn(0), long: namesIn(1) }

/** The JSON text of what `puzzleToWire` returns, written without that object. Of many puzzles nothing but the text is wanted, and only once;
 *  the object took longer than all else of telling it. */
export function puzzleText(puzzle: PuzzleView, spelling: WireSpelling, removeUrls = false): string {
  let text = ''
  for (const { ours, name, isCommaList, isImage } of NAMES[spelling]) {
    const value = puzzle[ours]
    if (value === undefined || (removeUrls && isImage)) continue
    const told = isCommaList && Array.isArray(value) ? value.join(',') : value
    text += (text === '' ? '' : ',') + name + (typeof told === 'number' || typeof told === 'boolean' ? String(told) : JSON.stringify(told))
  }
  return `{${text}}`
}

function namesIn(index: 0 | 1) {
  return PUZZLE_FIELDS.map(([ours, spellings]) => ({
    ours,
    name: `${JSON.stringify(spellings[index])}:`,
    isCommaList: COMMA_LISTS.has(ours),
    isImage: IMAGE_KEYS.has(ours),
  }))
}
