import type { BoardSide } from '@emojigma/engine/sudoku/board.ts'
import type { FillMode, Step, SudokuAction } from './sudoku-board.ts'

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
}

/** The action of a key.
 *  @param isOnBoard whether the board has the focus; only then do arrow keys move the selection
 *  Source: docs/product.md, Emojidoku */
export function actionOfKey(
  { key, ctrlKey, metaKey, shiftKey }: PressedKey,
  { isOnBoard, mode, side }: { readonly isOnBoard: boolean; readonly mode: FillMode; readonly side: BoardSide },
): SudokuAction | undefined {
  const letter = key.toLowerCase()
  if (ctrlKey || metaKey) {
    if (letter === 'z') return { type: shiftKey ? 'redone' : 'undone' }
    if (letter === 'y') return { type: 'redone' }
    if (isOnBoard && key === 'Home') return { type: 'stepped', step: 'first' }
    if (isOnBoard && key === 'End') return { type: 'stepped', step: 'last' }
    return undefined
  }
  if (letter === 'n') return { type: 'modeChosen', mode: mode === 'fill' ? 'notes' : 'fill' }
  if (key === 'Delete' || key === 'Backspace' || key === '0') return { type: 'cellCleared' }
  if (/^[1-9]$/.test(key) && Number(key) <= side) return { type: 'symbolPicked', symbol: key }
  const step = STEPS[key]
  return step && isOnBoard ? { type: 'stepped', step } : undefined
}
