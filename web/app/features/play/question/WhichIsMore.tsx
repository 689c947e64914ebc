import { m } from '@emojigma/messages'
import { spokenExpression } from '@emojigma/messages/words/spoken.ts'
import type { Expression } from '@emojigma/engine/question.ts'
import type { ReactNode } from 'react'
import lines from '../equation-lines.module.css'
import styles from './WhichIsMore.module.css'

interface WhichIsMoreProps {
  readonly one: Expression
  readonly other: Expression
  readonly names: readonly string[]
  readonly answer: string | undefined
  readonly drawnOne: ReactNode
  readonly drawnOther: ReactNode
}

/** Two sums to compare, in place of one sum with an equals sign. */
export function WhichIsMore({ one, other, names, answer, drawnOne, drawnOther }: WhichIsMoreProps) {
  return (
    <>
      <span className="visually-hidden">
        {m['which_is_more.spoken']({ one: spokenExpression(one, names), other: spokenExpression(other, names), answer: answer ?? 'none' })}
      </span>
      <span aria-hidden="true" className={styles['which']}>
        {m['which_is_more.which_is_more']()}
      </span>
      <span aria-hidden="true" className={lines['left']}>
        {drawnOne}
        <span className={styles['or']}>{m['which_is_more.or']()}</span>
        {drawnOther}
      </span>
      <span aria-hidden="true" className={lines['sign']} />
    </>
  )
}
