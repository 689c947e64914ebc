import { m } from '@emojigma/messages'
import { spokenExpression } from '@emojigma/messages/words/spoken.ts'
import type { Expression } from '@emojigma/engine/question.ts'
import type { ReactNode } from 'react'
import tile from '../tap-tile.module.css'
import styles from './WhichIsMore.module.css'

/** How the two sides are tapped. */
export interface SideChoice {
  readonly values: readonly number[]
  /** Values tapped before, and wrong. */
  readonly tried: ReadonlySet<number>
  readonly isDisabled: boolean
  readonly onTap: (value: number) => void
}

interface WhichIsMoreProps {
  readonly one: Expression
  readonly other: Expression
  readonly names: readonly string[]
  readonly answer: string | undefined
  readonly drawnOne: ReactNode
  readonly drawnOther: ReactNode
  /** Absent where the puzzle is only shown. */
  readonly choice?: SideChoice | undefined
}

/** Two sums to compare: each side is a tile to tap. */
export function WhichIsMore({ one, other, names, answer, drawnOne, drawnOther, choice }: WhichIsMoreProps) {
  const sides = [
    { expression: one, drawn: drawnOne },
    { expression: other, drawn: drawnOther },
  ]
  return (
    <fieldset className={styles['question']} aria-label={m['which_is_more.which_is_more']()}>
      <p aria-hidden="true" className={styles['which']}>
        {m['which_is_more.which_is_more']()}
      </p>
      {!choice && (
        <span className="visually-hidden">
          {m['which_is_more.spoken']({
            one: spokenExpression(one, names),
            other: spokenExpression(other, names),
            answer: answer ?? 'none',
          })}
        </span>
      )}
      <div className={styles['sides']}>
        {sides.map(({ expression, drawn }, index) => {
          const value = choice?.values[index] ?? NaN
          const state = answer === String(value) ? 'right' : choice?.tried.has(value) ? 'tried' : undefined
          return (
            <button
              key={index}
              type="button"
              className={`${tile['tile']} ${styles['side']}`}
              data-state={state}
              aria-hidden={!choice}
              aria-label={m['tap_answer.side']({ side: spokenExpression(expression, names), state: state ?? 'new' })}
              disabled={!choice || choice.isDisabled}
              onClick={() => choice?.onTap(value)}
            >
              <span aria-hidden="true" className={styles['drawn']}>
                {drawn}
              </span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
