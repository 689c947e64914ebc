import { boardSide, EMPTY_CELL, isComplete, repeatedCells } from '@emojigma/engine/sudoku/board.ts'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLatest } from '../../../platform/browser/hooks/use-latest.ts'
import type { PlayProps } from '../frame/play-setting.ts'
import { isUntouched, newBoard, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { actionOfKey } from './sudoku-keys.ts'
import { armedWords, changeWords, repeatWords } from './sudoku-words.ts'
import { useFirstFocus } from '../frame/use-first-focus.ts'
import { useAidOpen } from '../frame/use-aid-open.ts'
import type { Marks } from '../hints/step-marks.ts'
import { useHint } from '../hints/use-hint.tsx'
import { useSudoku } from './use-sudoku.ts'
import { BoardAnswer } from '../frame/BoardAnswer.tsx'
import { MessageLine } from '../frame/MessageLine.tsx'
import { PlayFrame } from '../frame/PlayFrame.tsx'
import { SolvingAid } from '../frame/SolvingAid.tsx'
import { SudokuGrid, type CellLook } from './SudokuGrid.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { SudokuKeys } from './SudokuKeys.tsx'

/** Loaded once something is filled in. */
const FinishBoard = lazyComponent(() => import('./FinishBoard.tsx'), 'FinishBoard', { missing: () => null })

/** These mean that the player goes on cell by cell. */
const PUT_AWAY_BY: ReadonlySet<SudokuAction['type']> = new Set(['stepped', 'modeChosen', 'cellCleared'])

/** The parts that a board with sums adds to an Emojidoku. */
interface BoardExtra {
  /** The number of each emoji that the player chose, as text; '' = none. */
  readonly values: readonly string[]
  readonly onForget: (symbol: number) => void
  readonly looksIn: (cells: string) => readonly CellLook[]
  /** Why a board without repeats is no guess yet; undefined if it may be one. */
  readonly faultIn: (cells: string) => string | undefined
  readonly around: (grid: ReactNode, marks: Marks | undefined, isOpen: boolean) => ReactNode
}

export interface SudokuPlayProps extends PlayProps {
  readonly extra?: BoardExtra
}

/** Emojidoku. A full board without repeats is the guess, or the emoji in the only cell that is asked for.
 *  Source: docs/product.md, Emojidoku */
export function SudokuPlay({ puzzle, guessing, extra, ...around }: SudokuPlayProps) {
  const { answerCell, sudokuQuestion: givens = '' } = puzzle
  const [board, act] = useSudoku(puzzle.id, givens)
  const [isAidOpen, toggleAid] = useAidOpen(guessing.status)
  const isOpen = guessing.status === 'open'
  const grid = useRef<HTMLTableElement>(null)
  useFirstFocus(around.setting, grid, '[tabindex="0"]')
  const shown: SudokuBoard =
    guessing.answer === undefined ? board : { ...newBoard(givens), cells: withAnswer(givens, guessing.answer, answerCell) }
  const side = boardSide(givens)

  const [armed, setArmed] = useState<string>()
  const [changed, setChanged] = useState('')
  const onAction = (asked: SudokuAction) => {
    if (!isOpen) return
    const isLoose = board.mode === 'fill' && (board.selected === undefined || armed !== undefined)
    const loose = asked.type === 'symbolPicked' && isLoose ? asked.symbol : undefined
    // An emoji that is pressed before any cell waits for one, unless a single cell is asked for.
    if (loose !== undefined && answerCell === undefined) {
      const next = loose === armed ? undefined : loose
      setArmed(next)
      return setChanged(armedWords(next, puzzle.emojiNames))
    }
    const isFilled = armed !== undefined && asked.type === 'cellTapped' && board.cells[asked.cell] !== armed
    if (PUT_AWAY_BY.has(asked.type)) setArmed(undefined)
    const put = isFilled ? { cell: asked.cell, symbol: armed } : loose && { cell: answerCell ?? 0, symbol: loose }
    const action: SudokuAction = put ? { type: 'contentsPut', contents: [put] } : asked
    const next = act(action)
    setChanged(changeWords(board, next, action, puzzle.emojiNames))
    const isGuess = next.cells !== board.cells && !extra?.faultIn(next.cells)
    const guess = isGuess ? guessOn(next.cells, answerCell) : undefined
    // The rest of the board may be filled as one likes.
    if (guess !== undefined && (answerCell === undefined || board.cells[answerCell] !== guess)) guessing.guess(guess)
  }
  const hinting = useHint(puzzle, isOpen, {
    work: { ...board, ...extra },
    onPut: (contents) => onAction({ type: 'contentsPut', contents }),
    onForget: extra?.onForget,
  })
  const onKey = (event: KeyboardEvent) => {
    const isOnBoard = (event.target as Element).closest('[role=grid]') !== null
    const action = actionOfKey(event, { isOnBoard, mode: board.mode, side })
    if (!action) return
    event.preventDefault()
    onAction(action)
  }

  const repeated = useMemo(() => repeatedCells(shown.cells), [shown.cells])
  const askedMarks = useMemo(
    () => (isOpen && answerCell !== undefined ? new Map([[`cell ${answerCell}`, 'asked' as const]]) : undefined),
    [isOpen, answerCell],
  )
  const actLater = useLatest(onAction)
  const repeats = repeatWords(shown.cells, puzzle.emojiNames) ?? extra?.faultIn(shown.cells)
  const sudokuGrid = (
    <SudokuGrid
      board={shown}
      grid={grid}
      emoji={puzzle.emoji}
      names={puzzle.emojiNames}
      repeated={repeated}
      looks={extra?.looksIn(shown.cells)}
      armed={armed}
      isOpen={isOpen}
      marks={hinting.marks ?? askedMarks}
      drawing={hinting.drawing}
      onAction={actLater}
    />
  )
  return (
    <PlayFrame
      puzzle={puzzle}
      guessing={guessing}
      {...around}
      isBoardWide
      onKey={onKey}
      hinting={hinting}
      board={extra?.around(sudokuGrid, hinting.marks, isOpen) ?? sudokuGrid}
      answer={
        <BoardAnswer puzzle={puzzle} guessing={guessing} isUntouched={answerCell === undefined && isUntouched(board)}>
          <output className="visually-hidden">{changed}</output>
          {board.cells !== givens && answerCell === undefined && side === 9 && repeated.length === 0 && (
            <FinishBoard givens={givens} cells={board.cells} onFinish={(contents) => onAction({ type: 'contentsPut', contents })} />
          )}
          <MessageLine message={repeats ? { icon: 'alert', tone: 'wrong', words: repeats } : undefined} />
        </BoardAnswer>
      }
      aid={
        <SolvingAid isOpen={isAidOpen} onToggle={toggleAid} hint={hinting.panel}>
          <SudokuKeys board={board} emoji={puzzle.emoji} names={puzzle.emojiNames} armed={armed} isOpen={isOpen} onAction={actLater} />
        </SolvingAid>
      }
    />
  )
}

/** @returns undefined while it is not filled */
function guessOn(cells: string, answerCell: number | undefined): string | undefined {
  if (answerCell === undefined) return isComplete(cells) ? cells : undefined
  return cells[answerCell] === EMPTY_CELL ? undefined : cells[answerCell]
}

function withAnswer(givens: string, answer: string, answerCell: number | undefined): string {
  return answerCell === undefined ? answer : `${givens.slice(0, answerCell)}${answer}${givens.slice(answerCell + 1)}`
}
