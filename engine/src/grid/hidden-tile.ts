import type { Emoji, GridQuestion } from '../question.ts'

/** The last emoji of a grid with a cell that does not show which of the others it holds. It is a symbol like them, with a value of its own
 *  that equals one of theirs.
 *  Source: docs/product.md, What each level asks for */
export const HIDDEN_TILE: Emoji = 'hidden-tile'

/** @returns the symbol of the hidden tile; undefined for a grid without one */
export function hiddenTileOf({ emoji }: GridQuestion): number | undefined {
  return emoji.at(-1) === HIDDEN_TILE ? emoji.length - 1 : undefined
}

/** The grid with a cell turned over. */
export function withHiddenTile(question: GridQuestion, row: number, column: number): GridQuestion {
  const { emoji, cells } = question
  const turned = (cells[row] ?? []).with(column, emoji.length)
  return { ...question, emoji: [...emoji, HIDDEN_TILE], cells: cells.with(row, turned) }
}
