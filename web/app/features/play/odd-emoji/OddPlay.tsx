import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { oddSide } from '@emojigma/engine/odd-emoji/board.ts'
import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { guessOfCell, cellOf, type Cell } from '../frame/answer-text.ts'
import type { PlayProps } from '../frame/play-setting.ts'
import { useFirstFocus } from '../frame/use-first-focus.ts'
import { useAidOpen } from '../frame/use-aid-open.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { useHint } from '../hints/use-hint.tsx'
import { BoardAnswer } from '../frame/BoardAnswer.tsx'
import { OddBoard, type Activation, type JudgedCell } from './OddBoard.tsx'
import { noteFirstSight } from './first-sight.ts'
import { OddLoupe } from './OddLoupe.tsx'
import { PlayFrame } from '../frame/PlayFrame.tsx'
import { SolvingAid } from '../frame/SolvingAid.tsx'
import { m } from '@emojigma/messages'
import { dayOfPuzzle, puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { Link } from 'react-router'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import styles from './AudioAlternative.module.css'

/** From this size one click guesses; on smaller cells a tap selects, and a button confirms.
 *  Source: docs/product.md, Spot the odd emoji */
const ROOMY_CELL_PX = 44

/** The cell after an arrow key; the first one enters the board in its corner. */
export function cellAfter(cell: Cell | undefined, key: string, side: number): Cell | undefined {
  const move = MOVES[key]
  if (!move) return undefined
  if (!cell) return { row: 0, column: 0 }
  return { row: within(cell.row + move.row, side), column: within(cell.column + move.column, side) }
}

export function isSameCell(a: Cell | undefined, b: Cell | undefined): boolean {
  return a !== undefined && b !== undefined && a.row === b.row && a.column === b.column
}

const MOVES: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -99 },
  End: { row: 0, column: 99 },
}

function within(index: number, side: number): number {
  return Math.min(side - 1, Math.max(0, index))
}

/** Spot the odd emoji: the puzzle's picture with a grid over it.
 *  Source: docs/product.md, Spot the odd emoji */
export function OddPlay({ puzzle, guessing, ...around }: PlayProps) {
  const [picked, setPicked] = useState<Cell>()
  /** The picked cell, if it was picked without its name being read out, as the focus makes a screen reader do. */
  const [announced, setAnnounced] = useState<Cell>()
  const [hovered, setHovered] = useState<Cell>()
  const [isRoomy, setRoomy] = useState(false)
  /** The last guess, which is not offered again. */
  const [tried, setTried] = useState<Cell>()
  const [isZoomed, setZoomed] = useState(false)
  const [isAidOpen, toggleAid] = useAidOpen(guessing.status)
  const board = useRef<HTMLTableElement>(null)
  useFirstFocus(around.setting, board)
  const side = oddSide(puzzle.levelId)
  const picture = puzzle.questionImageSvg ?? questionSvgPath(puzzle.id, puzzle.levelId)
  const isOpen = guessing.status === 'open'
  const mark = markOf(guessing)
  const hinting = useHint(puzzle, isOpen)

  const guess = (cell: Cell) => {
    if (isOpen && guessing.guess(guessOfCell(cell))) setTried(cell)
  }
  const pick = (cell: Cell, isFocused: boolean) => {
    setPicked(cell)
    setAnnounced(isFocused ? undefined : cell)
  }
  const activate = (cell: Cell, { isByKey, cellPx }: Activation) => {
    pick(cell, isByKey)
    if (cellPx >= ROOMY_CELL_PX || (isByKey && isSameCell(cell, picked))) guess(cell)
  }
  const nudge = (key: string, isOnBoard: boolean): boolean => {
    const next = cellAfter(picked, key, side)
    if (!next || !isOpen) return false
    pick(next, isOnBoard)
    const cell = board.current?.querySelector<HTMLElement>(`[data-cell="${guessOfCell(next)}"]`)
    if (isOnBoard) cell?.focus()
    else cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    if (nudge(event.key, board.current?.contains(event.target as Node) ?? false)) event.preventDefault()
  }

  return (
    <PlayFrame
      puzzle={puzzle}
      guessing={guessing}
      {...around}
      isBoardWide
      onKey={onKey}
      hinting={hinting}
      board={
        <>
          {(around.setting === 'page' || around.setting === 'modal') && <AudioAlternative puzzleId={puzzle.id} levelId={puzzle.levelId} />}
          <OddBoard
            side={side}
            picture={picture}
            description={puzzle.text}
            picked={picked}
            mark={mark}
            isZoomed={isZoomed}
            marks={hinting.marks}
            grid={board}
            onSeen={() => noteFirstSight(puzzle.id)}
            onPick={(cell) => pick(cell, true)}
            onActivate={activate}
            onPoint={setHovered}
            onCellSize={useCallback((cellPx: number) => setRoomy(cellPx >= ROOMY_CELL_PX), [])}
          />
        </>
      }
      answer={<BoardAnswer puzzle={puzzle} guessing={guessing} isUntouched={picked === undefined} />}
      aid={
        <SolvingAid isOpen={isAidOpen} onToggle={toggleAid} hint={hinting.panel}>
          <OddLoupe
            side={side}
            picture={picture}
            picked={picked}
            announced={announced}
            hovered={hovered}
            isOpen={isOpen}
            isRoomy={isRoomy && !isZoomed}
            isTried={guessing.sitting.kind !== 'refused' && isSameCell(picked, tried)}
            canZoom={isZoomed || !isRoomy}
            isZoomed={isZoomed}
            onZoom={() => setZoomed(!isZoomed)}
            onNudge={(key) => nudge(key, false)}
            onGuess={guess}
          />
        </SolvingAid>
      }
    />
  )
}

/** A cross on a wrong guess, or a check on the odd one once it is known. */
function markOf({ sitting, status, answer }: Guessing): JudgedCell | undefined {
  const isFound = answer !== undefined && (status === 'solved' || status === 'revealed')
  const cell = cellOf(isFound ? answer : sitting.kind === 'wrong' ? sitting.guess : '')
  return cell && { cell, verdict: isFound ? 'found' : 'wrong' }
}

/** For players who cannot see the picture: a link to the day's Classic of the same level, which has the same points. Read by screen
 *  readers, and visible on keyboard focus. Opening either uses no free puzzle.
 *  Source: docs/product.md, Spot the odd emoji */
function AudioAlternative({ puzzleId, levelId }: { readonly puzzleId: number; readonly levelId: LevelId }) {
  const slot = SLOTS.findIndex((candidate) => candidate.typeId === 1 && candidate.levelId === levelId)
  return (
    <p className={styles['heard']}>
      <Link to={puzzlePath(puzzleIdOf(dayOfPuzzle(puzzleId), slot))}>{m['heard_instead.offer']()}</Link>
    </p>
  )
}
