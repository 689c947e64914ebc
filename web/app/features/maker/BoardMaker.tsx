import { m } from '@emojigma/messages'
import { emojiName } from './emoji-name.ts'
import type { SudokuQuestion } from '@emojigma/engine/question.ts'
import { columnOf, EMPTY_CELL, repeatedCells, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import { useState, type CSSProperties, type KeyboardEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import type { BoardDraft } from './draft.ts'
import { emptyBoard } from './empty-board.ts'
import { useMadeCheck } from './use-made-check.ts'
import styles from './BoardMaker.module.css'
import { MadeVerdict } from './MadeVerdict.tsx'
import type { MakerPartProps } from './maker-part.ts'
import { SaveMade } from './SaveMade.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const STEPS: Readonly<Record<string, (side: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (side) => -side,
  ArrowDown: (side) => side,
}

/** Makes an Emojidoku: choose an emoji, then tap the given cells. */
export function BoardMaker({ draft, onDraft, ...saving }: MakerPartProps<BoardDraft>) {
  const { theme, draw, question, other, symbol } = draft
  const { board, emoji } = question
  const side: BoardSide = board.length === 16 ? 4 : 9
  const isEmpty = !/\d/.test(board)
  const check = useMadeCheck(isEmpty ? undefined : question)
  const redraw = (name: string, drawn: number) => {
    onDraft({ ...draft, theme: name, draw: drawn, question: { ...question, emoji: emptyBoard(side, name, drawn).emoji } })
  }
  const resize = (size: BoardSide) => {
    if (size === side) return
    onDraft({ ...draft, question: other ?? emptyBoard(size, theme, draw), other: question, symbol: '1' })
  }
  const tap = (cell: number) => {
    const next = board[cell] === symbol ? EMPTY_CELL : symbol
    onDraft({ ...draft, question: { ...question, board: board.slice(0, cell) + next + board.slice(cell + 1) } })
  }
  return (
    <>
      <div className={styles['choices']}>
        <fieldset className={styles['sizes']} aria-label={m['board_maker.size']()}>
          {([4, 9] as const).map((size) => (
            <Button key={size} aria-pressed={side === size} onClick={() => resize(size)}>
              {m['board_maker.by']({ size })}
            </Button>
          ))}
        </fieldset>
        <ThemeChoice value={theme} onChange={(name) => redraw(name, draw)} />
        <Button onClick={() => redraw(theme, draw + 1)}>{m['board_maker.other_emoji']()}</Button>
      </div>
      <p className="small muted">{m['board_maker.how_to']()}</p>
      <fieldset className={styles['keys']} aria-label={m['board_maker.emoji_to_place']()}>
        {emoji.map((one, index) => (
          <button
            key={one}
            type="button"
            aria-pressed={symbol === `${index + 1}`}
            aria-label={emojiName(one)}
            onClick={() => onDraft({ ...draft, symbol: `${index + 1}` })}
          >
            <EmojiPicture emoji={one} />
          </button>
        ))}
      </fieldset>
      <Cells question={question} side={side} onTap={tap} />
      <MadeVerdict question={question} check={check} gaps={isEmpty ? [m['board_maker.give_some_emoji_first']()] : []} />
      <SaveMade {...saving} question={isEmpty ? undefined : question} />
    </>
  )
}

function Cells({
  question: { board, emoji },
  side,
  onTap,
}: {
  readonly question: SudokuQuestion
  readonly side: BoardSide
  readonly onTap: (cell: number) => void
}) {
  const [entry, setEntry] = useState(0)
  const repeated = new Set(repeatedCells(board))
  const walk = (event: KeyboardEvent<HTMLElement>, cell: number) => {
    const next = cell + (STEPS[event.key]?.(side) ?? 0)
    if (next === cell || next < 0 || next >= board.length) return
    event.preventDefault()
    setEntry(next)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  return (
    <fieldset className={styles['board']} aria-label={m['board_maker.board']()} style={{ '--side': side } as CSSProperties}>
      {[...board].map((symbol, cell) => {
        const clue = emoji[Number(symbol) - 1]
        const place = m['ui.row_column']({ row: rowOf(cell, side) + 1, column: columnOf(cell, side) + 1 })
        return (
          <button
            // Cells have no identity but their place.
            key={cell}
            type="button"
            data-cell={cell}
            data-clash={repeated.has(cell) || undefined}
            data-row={rowOf(cell, side) % Math.sqrt(side) === 0 || undefined}
            data-column={columnOf(cell, side) % Math.sqrt(side) === 0 || undefined}
            tabIndex={cell === Math.min(entry, board.length - 1) ? 0 : -1}
            aria-label={`${place}: ${clue ? emojiName(clue) : m['ui.empty']()}${repeated.has(cell) ? m['board_maker.twice']() : ''}`}
            onKeyDown={(event) => walk(event, cell)}
            onFocus={() => setEntry(cell)}
            onClick={() => onTap(cell)}
          >
            {clue && <EmojiPicture emoji={clue} />}
            {repeated.has(cell) && <span aria-hidden="true">!</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
