import { columnOf, EMPTY_CELL, repeatedCells, rowOf } from '@emojigma/engine/sudoku/board.ts'
import { m } from '@emojigma/messages'
import { useEffect, useRef, type ReactNode } from 'react'
import { CompletionModal } from '../app/features/play/dialogs/CompletionModal.tsx'
import { newBoard, sudokuReducer, type SudokuBoard } from '../app/features/play/emojidoku/sudoku-board.ts'
import { SudokuGrid } from '../app/features/play/emojidoku/SudokuGrid.tsx'
import { SudokuKeys } from '../app/features/play/emojidoku/SudokuKeys.tsx'
import { PlayPlaceholder } from '../app/features/play/frame/PlayPlaceholder.tsx'
import { PlayByType } from '../app/features/play/frame/PuzzlePlay.tsx'
import type { Guessing } from '../app/features/play/frame/use-guessing.ts'
import { saveStanding } from '../app/features/play/win/last-standing.ts'
import { GALLERY_DAY, puzzleOf, type GalleryPuzzle } from './puzzles.ts'

/** A state in which a puzzle is played, which `useGuessing` would come to. */
type State = Partial<Omit<Guessing, 'answer'>>

const HOUR_MS = 3_600_000
const OPEN: State = {}
const NOT_JUDGED: State = { sitting: { kind: 'ready', hasFailed: true } }
const SOLVED: State = { status: 'solved', sitting: { kind: 'right', tries: 1 } }
const REVEALED: State = { status: 'revealed' }
const CLOSED: State = { status: 'plan-needed' }
const LIMIT_REACHED: State = { status: 'free-limit-reached', waitMs: 2 * HOUR_MS }

const wrong = (guess: string): State => ({ sitting: { kind: 'wrong', guess } })

const [tapped, classic, grid, word, smallBoard, largeBoard, odd] = await Promise.all([
  puzzleOf(1, 6),
  puzzleOf(1, 1),
  puzzleOf(2, 1),
  puzzleOf(3, 1),
  puzzleOf(4, 6),
  puzzleOf(4, 5),
  puzzleOf(5, 6),
])

const HINT = [m['play.hint'](), m['hint_panel.what_helps'](), m['hint_panel.show_me']()]

/** Boards by name, each in a state. */
export const BOARDS: Readonly<Record<string, ReactNode>> = {
  'Classic, Level 1': <Play {...tapped} state={OPEN} />,
  'Classic, open': <Play {...classic} state={OPEN} />,
  'Classic, wrong': <Play {...classic} state={wrong('43')} />,
  'Classic, not judged': <Play {...classic} state={NOT_JUDGED} />,
  'Classic, solved': <Play {...classic} state={SOLVED} />,
  'Classic, revealed': <Play {...classic} state={REVEALED} />,
  'Classic, of another day': <Play {...classic} state={CLOSED} />,
  'Classic, after the three of a day': <Play {...classic} state={LIMIT_REACHED} />,
  'Classic, loading': <PlayPlaceholder puzzleId={classic.view.id} typeId={1} levelId={1} />,
  'Grid, open': <Play {...grid} state={OPEN} />,
  'Grid, solved': <Play {...grid} state={SOLVED} />,
  'Word, open': <Play {...word} state={OPEN} />,
  'Word, solved': <Play {...word} state={SOLVED} />,
  'Emojidoku, Level 1': <Play {...smallBoard} state={OPEN} />,
  'Emojidoku, Level 1, solved': <Play {...smallBoard} state={SOLVED} />,
  'Emojidoku, Master': <Play {...largeBoard} state={OPEN} />,
  'Emojidoku, begun': <Begun {...largeBoard} />,
  'Spot the odd emoji, open': <Play {...odd} state={OPEN} />,
  'Spot the odd emoji, wrong': <Play {...odd} state={wrong('2-3')} />,
  'Spot the odd emoji, solved': <Play {...odd} state={SOLVED} />,
  'Classic, hint': (
    <Pressed names={HINT}>
      <Play {...classic} state={OPEN} />
    </Pressed>
  ),
  'Emojidoku, hint': (
    <Pressed names={HINT}>
      <Play {...largeBoard} state={OPEN} />
    </Pressed>
  ),
}

/** Dialogs of a puzzle, each opened by a button with its name. */
export const PUZZLE_DIALOGS: Readonly<Record<string, (close: () => void) => ReactNode>> = {
  'The win': (close) => <SecondWin onClose={close} />,
}

/** A guest's second solve of the day. */
function SecondWin({ onClose }: { readonly onClose: () => void }) {
  saveStanding({ score: 150, solvedToday: 1, day: GALLERY_DAY })
  const guessing = { ...guessingIn(SOLVED, classic.answer), closeDialog: onClose }
  return <CompletionModal puzzle={classic.view} guessing={guessing} setting="page" />
}

function Play({ view, answer, state }: GalleryPuzzle & { readonly state: State }) {
  return <PlayByType puzzle={view} guessing={guessingIn(state, answer)} setting="page" headingLevel={2} />
}

function guessingIn(state: State, answer: string): Guessing {
  const isKnown = state.status === 'solved' || state.status === 'revealed'
  return {
    status: 'open',
    sitting: { kind: 'ready' },
    played: { visitor: { role: 'guest', plan: 'none' }, solved: [], revealed: [], attempted: [] },
    mayBeChild: false,
    answer: isKnown ? answer : undefined,
    day: GALLERY_DAY,
    isDayInDoubt: false,
    waitMs: 0,
    isDialogOpen: false,
    isBlocked: false,
    isCelebrating: false,
    accessTo: () => ({ kind: 'refused', why: 'plan-needed' }),
    guess: () => true,
    closeDialog: () => {},
    ...state,
  }
}

/** Presses buttons one after the other, as soon as each is there. */
function Pressed({ names, children }: { readonly names: readonly string[]; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const left = [...names]
    const press = () => {
      const buttons = [...(place.current?.querySelectorAll('button') ?? [])]
      const next = buttons.find(({ textContent }) => textContent === left[0])
      if (!next) return
      left.shift()
      next.click()
    }
    const changes = new MutationObserver(press)
    if (place.current) changes.observe(place.current, { childList: true, subtree: true })
    press()
    return () => changes.disconnect()
  }, [names])
  return <div ref={place}>{children}</div>
}

/** A board with a selected cell, a note, a filled cell, and a pair that repeats. */
function Begun({ view }: GalleryPuzzle) {
  const board = begunBoard(view.sudokuQuestion ?? '')
  const parts = { board, emoji: view.emoji, names: view.emojiNames, isOpen: true, onAction: () => {} }
  return (
    <div data-type="sudoku">
      <SudokuGrid {...parts} repeated={repeatedCells(board.cells)} />
      <SudokuKeys {...parts} />
    </div>
  )
}

function begunBoard(givens: string): SudokuBoard {
  const empty = [...givens].flatMap((symbol, cell) => (symbol === EMPTY_CELL ? [cell] : []))
  const [noted = 0, filled = 0, repeating = 0] = empty
  const repeated = [...givens].find((symbol, cell) => symbol !== EMPTY_CELL && rowOf(cell, 9) === rowOf(repeating, 9)) ?? '1'
  return [
    {
      type: 'contentsPut',
      contents: [
        { cell: filled, symbol: '5' },
        { cell: repeating, symbol: repeated },
      ],
    } as const,
    { type: 'cellChosen', cell: noted } as const,
    { type: 'modeChosen', mode: 'notes' } as const,
    { type: 'symbolPicked', symbol: String(1 + columnOf(noted, 9)) } as const,
    { type: 'symbolPicked', symbol: '7' } as const,
  ].reduce(sudokuReducer, newBoard(givens))
}
