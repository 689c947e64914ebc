import { m } from '@emojigma/messages'
import type { Balance, BalanceLine, Move, Pan as PanContents, Scales } from '@emojigma/engine/algebra/balance.ts'
import { withSums } from '@emojigma/engine/algebra/sides.ts'
import { withNumbers } from '@emojigma/engine/algebra/tidy.ts'
import type { Expression, Operand, Operator, QuestionLine, Side } from '@emojigma/engine/question.ts'
import { Fragment, type ReactNode } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { numberText, SIGNS } from '../frame/answer-text.ts'
import type { useDrag } from './use-drag.ts'
import styles from './BalanceDialog.module.css'

type PanSide = 'left' | 'right'
type TileKind = Extract<Move, { kind: 'take' }>['of']

interface PanProps {
  readonly side: PanSide
  readonly scales: Scales
  readonly line: number
  readonly emoji: readonly string[]
  readonly names: readonly string[]
  readonly dragging: ReturnType<typeof useDrag>
  readonly onMove: (move: Move) => void
  /** The lines before the last move. */
  readonly before: Balance | undefined
  /** Undefined at the start, and after Undo. */
  readonly lastMove: Move | undefined
  /** Another number after each move. */
  readonly turn: number
}

/** The contents of a pan. A press, or a drag out of the pan, takes one of it, or the number, from both. A taken part floats away. */
export function Pan({ side, scales, line, emoji, names, dragging, onMove, before, lastMove, turn }: PanProps) {
  const { counts, number } = scales[side]
  const symbols = [...counts.keys()].filter((symbol) => counts[symbol] !== 0)
  const tiles: readonly TileKind[] = number !== 0 || symbols.length === 0 ? [...symbols, 'ones'] : symbols
  const gone = lastMove?.kind === 'take' && lastMove.line === line && holds(before?.lines[line], side, lastMove.of) ? lastMove : undefined
  return (
    <span className={styles['pan']} data-pan={`${line} ${side}`}>
      {tiles.map((of) => {
        const id = `${line} ${side} ${of}`
        const count = of === 'ones' ? 1 : (counts[of] ?? 0)
        const name = of === 'ones' ? numberText(number) : (names[of] ?? '')
        const lifted = dragging.dragged === undefined ? undefined : tileOf(dragging.dragged)
        return (
          <button
            key={of}
            type="button"
            aria-label={count > 0 ? m['balance.take']({ name }) : m['balance.give']({ name })}
            data-drag={id}
            data-dragged={dragging.dragged === id || undefined}
            data-lifted={(lifted?.line === line && lifted.of === of) || undefined}
            style={dragging.styleOf(id)}
            onClick={() => onMove(takingOf(line, of, scales[side]))}
            {...dragging.handlersOf(id)}
          >
            {count < 0 && <span className={styles['sign']}>−</span>}
            {of === 'ones' ? numberText(number) : <Copies count={Math.abs(count)} picture={pictureOf(of, emoji)} />}
          </button>
        )
      })}
      {gone && (
        <span key={turn} className={styles['gone']} aria-hidden="true">
          {gone.of === 'ones' ? numberText(gone.amount) : pictureOf(gone.of, emoji)}
        </span>
      )}
    </span>
  )
}

/** @returns where a tile is, from the id by which it is dragged; undefined for a line */
export function tileOf(
  id: string,
): { readonly line: number; readonly side: PanSide; readonly pan: string; readonly of: TileKind } | undefined {
  const [line, side, of] = id.split(' ')
  if (of === undefined) return undefined
  return { line: Number(line), side: side === 'left' ? 'left' : 'right', pan: `${line} ${side}`, of: of === 'ones' ? of : Number(of) }
}

/** One copy of a symbol, or the whole number, goes from both pans. */
export function takingOf(line: number, of: TileKind, { counts, number }: PanContents): Move {
  return { kind: 'take', line, of, amount: of === 'ones' ? number : Math.sign(counts[of] ?? 0) }
}

function holds(line: BalanceLine | undefined, side: PanSide, of: TileKind): boolean {
  if (line?.kind !== 'scales') return false
  const { counts, number } = line[side]
  return (of === 'ones' ? number : (counts[of] ?? 0)) !== 0
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

export function WrittenLine({ line, emoji }: { readonly line: QuestionLine; readonly emoji: readonly string[] }) {
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

export function writtenLine(line: BalanceLine): QuestionLine {
  if (line.kind === 'closed') return withSums(line.line, (sum) => withNumbers(sum, line.put))
  return { left: writtenPan(line.left), right: writtenPan(line.right) }
}

function writtenPan({ counts, number }: PanContents): Side {
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
