import { m } from '@emojigma/messages'
import { spokenEquation } from '@emojigma/messages/words/spoken.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import {
  balanceOf,
  foundAt,
  foundIn,
  isFound,
  moved,
  nextMove,
  type Balance,
  type BalanceLine,
  type Move,
  type Pan,
} from '@emojigma/engine/algebra/balance.ts'
import { commonDivisor } from '@emojigma/engine/algebra/fraction.ts'
import { withSums } from '@emojigma/engine/algebra/sides.ts'
import { withNumbers } from '@emojigma/engine/algebra/tidy.ts'
import type { Expression, Operand, Operator, QuestionLine, Side } from '@emojigma/engine/question.ts'
import { Fragment, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { numberText, SIGNS } from '../frame/answer-text.ts'
import styles from './BalanceDialog.module.css'

interface BalanceDialogProps {
  readonly puzzle: PuzzleView
  readonly onClose: () => void
}

/** The lines of a puzzle as scales, to be moved by taps, keys or dragging. Every move keeps what is true.
 *  Source: docs/product.md, Hints */
export function BalanceDialog({ puzzle, onClose }: BalanceDialogProps) {
  const { question } = puzzle
  const [history, setHistory] = useState<readonly Balance[]>(() => {
    const start = question && balanceOf(question)
    return start ? [start] : []
  })
  const [chosen, setChosen] = useState<number>()
  const dragged = useRef<{ readonly line: number; readonly x: number; readonly y: number }>(null)
  const balance = history.at(-1)
  if (!balance) return null

  const emoji = puzzle.emoji.slice(0, balance.emojiCount)
  const asked = m['balance.asked']()
  const names = [...puzzle.emojiNames.slice(0, balance.emojiCount), asked, asked]
  const make = (move: Move) => {
    const next = moved(balance, move)
    if (next) setHistory([...history, next])
  }
  const suggested = nextMove(balance)
  const values = foundIn(balance)
  const isDone = isFound(balance)
  const meet = (line: number, other: number) => {
    const found = balance.lines[other] && foundAt(balance.lines[other])
    const put: Move | undefined = found && { kind: 'put', line, symbol: found.symbol }
    make(put && moved(balance, put) ? put : { kind: 'add', line, other, times: -1 })
  }
  const drop = (event: PointerEvent) => {
    const from = dragged.current
    dragged.current = null
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_PX) return
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-line]')
    const line = Number(target?.dataset['line'] ?? from.line)
    if (line !== from.line) meet(line, from.line)
  }
  return (
    <Modal title={m['balance.move_the_lines']()} onClose={onClose}>
      <p>{m['balance.how']()}</p>
      <ul className={styles['lines']}>
        {balance.lines.map((line, index) => {
          const isChosen = chosen === index
          const other = chosen === undefined || isChosen ? undefined : chosen
          return (
            <li key={index} data-line={index} data-chosen={isChosen || undefined} data-found={foundAt(line) ? '' : undefined}>
              <button
                type="button"
                className={styles['handle']}
                aria-pressed={isChosen}
                aria-label={m['balance.line']({ line: index + 1, words: spokenEquation(writtenLine(line), names) })}
                onClick={() => setChosen(isChosen ? undefined : index)}
                onPointerDown={(event) => {
                  dragged.current = { line: index, x: event.clientX, y: event.clientY }
                  event.currentTarget.setPointerCapture?.(event.pointerId)
                }}
                onPointerUp={drop}
                onPointerCancel={() => {
                  dragged.current = null
                }}
              >
                {index + 1}
              </button>
              <span className={styles['scales']}>
                {line.kind === 'closed' ? (
                  <WrittenLine line={writtenLine(line)} emoji={emoji} />
                ) : (
                  <>
                    <PanButtons pan={line.left} line={index} emoji={emoji} names={names} onMove={make} />
                    <span className={styles['sign']}>=</span>
                    <PanButtons pan={line.right} line={index} emoji={emoji} names={names} onMove={make} />
                  </>
                )}
              </span>
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
        <Button onClick={() => setHistory(history.slice(0, -1))} disabled={history.length < 2}>
          {m['ui.undo']()}
        </Button>
        <Button variant="primary" onClick={() => suggested && make(suggested)} disabled={!suggested}>
          {m['balance.show_a_move']()}
        </Button>
      </p>
    </Modal>
  )
}

/** A shorter way is a press. */
const DRAG_PX = 12

interface PanButtonsProps {
  readonly pan: Pan
  readonly line: number
  readonly emoji: readonly string[]
  readonly names: readonly string[]
  readonly onMove: (move: Move) => void
}

/** The contents of a pan; a press takes one of it, or the number, from both. */
function PanButtons({ pan: { counts, number }, line, emoji, names, onMove }: PanButtonsProps) {
  const symbols = [...counts.keys()].filter((symbol) => counts[symbol] !== 0)
  return (
    <span className={styles['pan']}>
      {symbols.map((symbol) => {
        const count = counts[symbol] ?? 0
        return (
          <button
            key={symbol}
            type="button"
            aria-label={count > 0 ? m['balance.take']({ name: names[symbol] ?? '' }) : m['balance.give']({ name: names[symbol] ?? '' })}
            onClick={() => onMove({ kind: 'take', line, of: symbol, amount: Math.sign(count) })}
          >
            {count < 0 && <span className={styles['sign']}>−</span>}
            <Copies count={Math.abs(count)} picture={pictureOf(symbol, emoji)} />
          </button>
        )
      })}
      {(number !== 0 || symbols.length === 0) && (
        <button
          type="button"
          aria-label={m['balance.take']({ name: numberText(number) })}
          onClick={() => onMove({ kind: 'take', line, of: 'ones', amount: number })}
        >
          {numberText(number)}
        </button>
      )}
    </span>
  )
}

function Copies({ count, picture }: { readonly count: number; readonly picture: ReactNode }) {
  if (count > MOST_DRAWN) {
    return (
      <>
        {numberText(count)} × {picture}
      </>
    )
  }
  return Array.from({ length: count }, (_, copy) => <Fragment key={copy}>{picture}</Fragment>)
}

const MOST_DRAWN = 4

function pictureOf(symbol: number, emoji: readonly string[]): ReactNode {
  const name = emoji[symbol]
  return name === undefined ? <b>?</b> : <EmojiPicture emoji={name} />
}

interface MeetingButtonsProps extends Pick<PanButtonsProps, 'line' | 'names' | 'onMove'> {
  readonly balance: Balance
  readonly other: number
}

/** What the chosen line can do to another one. */
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

/** What can be done to both sides of a line. */
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

function WrittenLine({ line, emoji }: { readonly line: QuestionLine; readonly emoji: readonly string[] }) {
  return [line.left, line.right].map((side, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles['sign']}>=</span>}
      {typeof side === 'number'
        ? numberText(side)
        : side.operands.map((operand, at) => (
            <Fragment key={at}>
              {at > 0 && <span className={styles['sign']}>{SIGNS[side.operators[at - 1] ?? '+']}</span>}
              {operand.kind === 'number' ? (
                numberText(operand.value)
              ) : (
                <Copies count={operand.copies} picture={pictureOf(operand.symbol, emoji)} />
              )}
            </Fragment>
          ))}
    </Fragment>
  ))
}

function writtenLine(line: BalanceLine): QuestionLine {
  if (line.kind === 'closed') return withSums(line.line, (sum) => withNumbers(sum, line.put))
  return { left: writtenPan(line.left), right: writtenPan(line.right) }
}

function writtenPan({ counts, number }: Pan): Side {
  const operands: Operand[] = []
  const operators: Operator[] = []
  const add = (amount: number, operand: Operand) => {
    if (operands.length === 0 && amount < 0) operands.push({ kind: 'number', value: 0, asDots: false })
    if (operands.length > 0) operators.push(amount < 0 ? '-' : '+')
    operands.push(operand)
  }
  for (const [symbol, count] of counts.entries()) if (count !== 0) add(count, { kind: 'symbol', symbol, copies: Math.abs(count) })
  if (operands.length === 0) return number
  if (number !== 0) add(number, { kind: 'number', value: Math.abs(number), asDots: false })
  const written: Expression = { operands, operators }
  return written
}
