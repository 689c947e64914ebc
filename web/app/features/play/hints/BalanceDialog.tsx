import { m } from '@emojigma/messages'
import { spokenEquation } from '@emojigma/messages/words/spoken.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { balanceOf, foundAt, foundIn, isFound, moved, nextMove, type Balance, type Move } from '@emojigma/engine/algebra/balance.ts'
import { commonDivisor } from '@emojigma/engine/algebra/fraction.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { numberText } from '../frame/answer-text.ts'
import { takingOf, tileOf, WrittenLine, writtenLine, Pan } from './BalancePan.tsx'
import { useDrag } from './use-drag.ts'
import styles from './BalanceDialog.module.css'

interface BalanceDialogProps {
  readonly puzzle: PuzzleView
  readonly onClose: () => void
}

/** The lines of a puzzle as scales, to be moved by taps, keys or dragging. Every move keeps what is true.
 *  Source: docs/product.md, Hints */
export function BalanceDialog({ puzzle, onClose }: BalanceDialogProps) {
  const { question } = puzzle
  const [start] = useState(() => question && balanceOf(question))
  if (!start) return null
  return (
    <Modal title={m['balance.move_the_lines']()} onClose={onClose}>
      <p>{m['balance.how']()}</p>
      <Lines puzzle={puzzle} start={start} />
    </Modal>
  )
}

function Lines({ puzzle, start }: { readonly puzzle: PuzzleView; readonly start: Balance }) {
  const [history, setHistory] = useState<readonly Balance[]>([start])
  const [lastMove, setLastMove] = useState<Move>()
  const [chosen, setChosen] = useState<number>()
  const dragging = useDrag(drop)
  const balance = history.at(-1) ?? start

  const emoji = puzzle.emoji.slice(0, balance.emojiCount)
  const asked = m['balance.asked']()
  const names = [...puzzle.emojiNames.slice(0, balance.emojiCount), asked, asked]
  const make = (move: Move) => {
    const next = moved(balance, move)
    if (!next) return
    setHistory([...history, next])
    setLastMove(move)
  }
  const undo = () => {
    setHistory(history.slice(0, -1))
    setLastMove(undefined)
  }
  const suggested = nextMove(balance)
  const values = foundIn(balance)
  const isDone = isFound(balance)
  const meet = (line: number, other: number) => {
    const found = balance.lines[other] && foundAt(balance.lines[other])
    const put: Move | undefined = found && { kind: 'put', line, symbol: found.symbol }
    make(put && moved(balance, put) ? put : { kind: 'add', line, other, times: -1 })
  }
  /** A line that is dropped on another one meets it; a tile that leaves its pan is taken from both. */
  function drop(id: string, target: Element | undefined) {
    const onLine = target?.closest<HTMLElement>('[data-line]')?.dataset['line']
    const tile = tileOf(id)
    if (!tile) {
      if (onLine !== undefined && onLine !== id) meet(Number(onLine), Number(id))
      return
    }
    const isBack = target?.closest<HTMLElement>('[data-pan]')?.dataset['pan'] === tile.pan
    const scales = balance.lines[tile.line]
    if (!isBack && scales?.kind === 'scales') make(takingOf(tile.line, tile.of, scales[tile.side]))
  }
  return (
    <>
      <ul className={styles['lines']}>
        {balance.lines.map((line, index) => {
          const isChosen = chosen === index
          const other = chosen === undefined || isChosen ? undefined : chosen
          const pan = { line: index, emoji, names, dragging, onMove: make, before: history.at(-2), lastMove, turn: history.length }
          return (
            <li
              key={index}
              data-line={index}
              data-drag={index}
              data-dragged={dragging.dragged === String(index) || undefined}
              data-chosen={isChosen || undefined}
              data-found={foundAt(line) ? '' : undefined}
              style={dragging.styleOf(String(index))}
            >
              <button
                type="button"
                className={styles['handle']}
                aria-pressed={isChosen}
                aria-label={m['balance.line']({ line: index + 1, words: spokenEquation(writtenLine(line), names) })}
                onClick={() => setChosen(isChosen ? undefined : index)}
                {...dragging.handlersOf(String(index))}
              >
                {index + 1}
              </button>
              <span className={styles['scales']}>
                {line.kind === 'closed' ? (
                  <WrittenLine line={writtenLine(line)} emoji={emoji} />
                ) : (
                  <>
                    <Pan side="left" scales={line} {...pan} />
                    <span className={styles['sign']}>=</span>
                    <Pan side="right" scales={line} {...pan} />
                  </>
                )}
              </span>
              {lastMove?.line === index && <span key={history.length} className={styles['glow']} aria-hidden="true" />}
              {other !== undefined && <MeetingButtons balance={balance} line={index} other={other} names={names} onMove={make} />}
              {isChosen && <LineButtons balance={balance} line={index} onMove={make} />}
            </li>
          )
        })}
      </ul>
      <output className={styles['found']}>
        {isDone
          ? m['balance.done']()
          : values
              .flatMap((value, symbol) =>
                value === undefined ? [] : [m['balance.found']({ name: names[symbol] ?? '', value: numberText(value) })],
              )
              .join(' ')}
      </output>
      <p className={styles['actions']}>
        <Button onClick={undo} disabled={history.length < 2}>
          {m['ui.undo']()}
        </Button>
        <Button variant="primary" onClick={() => suggested && make(suggested)} disabled={!suggested}>
          {m['balance.show_a_move']()}
        </Button>
      </p>
    </>
  )
}

interface MeetingButtonsProps {
  readonly balance: Balance
  readonly line: number
  readonly names: readonly string[]
  readonly onMove: (move: Move) => void
  readonly other: number
}

/** The moves of the chosen line with another one. */
function MeetingButtons({ balance, line, other, names, onMove }: MeetingButtonsProps) {
  const found = balance.lines[other] && foundAt(balance.lines[other])
  const moves: readonly (readonly [move: Move, words: string])[] = [
    ...(found
      ? [
          [
            { kind: 'put', line, symbol: found.symbol },
            m['balance.put']({ name: names[found.symbol] ?? '', value: numberText(found.value) }),
          ] as const,
        ]
      : []),
    [{ kind: 'add', line, other, times: -1 }, m['balance.take_line']({ line: other + 1 })],
    [{ kind: 'add', line, other, times: 1 }, m['balance.add_line']({ line: other + 1 })],
  ]
  return <MoveButtons balance={balance} moves={moves} onMove={onMove} />
}

/** The moves on both sides of a line. */
function LineButtons({ balance, line, onMove }: Pick<MeetingButtonsProps, 'balance' | 'line' | 'onMove'>) {
  const scales = balance.lines[line]
  if (scales?.kind !== 'scales')
    return <MoveButtons balance={balance} moves={[[{ kind: 'open', line }, m['balance.open']()]]} onMove={onMove} />
  const by = [scales.left, scales.right].flatMap(({ counts, number }) => [...counts, number]).reduce(commonDivisor, 0)
  const moves: (readonly [move: Move, words: string])[] = [2, 3].map((times) => [
    { kind: 'times', line, by: times },
    m['balance.times']({ by: times }),
  ])
  if (by > 1) moves.unshift([{ kind: 'share', line, by }, m['balance.share']({ by })])
  return <MoveButtons balance={balance} moves={moves} onMove={onMove} />
}

interface MoveButtonsProps {
  readonly balance: Balance
  readonly moves: readonly (readonly [move: Move, words: string])[]
  readonly onMove: (move: Move) => void
}

/** Only moves that can be made. */
function MoveButtons({ balance, moves, onMove }: MoveButtonsProps) {
  const legal = moves.filter(([move]) => moved(balance, move))
  if (legal.length === 0) return null
  return (
    <span className={styles['moves']}>
      {legal.map(([move, words]) => (
        <Button key={words} onClick={() => onMove(move)}>
          {words}
        </Button>
      ))}
    </span>
  )
}
