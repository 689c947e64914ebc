import { inLetters } from '@emojigma/engine/algebra/letters.ts'
import type { Emoji, Expression, QuestionLine, Side } from '@emojigma/engine/question.ts'
import { Fragment } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { SIGNS } from '../frame/answer-text.ts'
import { Numeral } from './Numeral.tsx'
import { Powers } from './Powers.tsx'
import styles from './SmallLines.module.css'

interface SmallLinesProps {
  readonly lines: readonly QuestionLine[]
  readonly emoji: readonly Emoji[]
  /** By index, to show instead of the emoji. */
  readonly letters: readonly string[] | undefined
}

/** Small equations beside a text that says the same. */
export function SmallLines({ lines, emoji, letters }: SmallLinesProps) {
  return (
    <div className={styles['lines']} aria-hidden="true">
      {lines.map(({ left, right }, line) => (
        <p key={line}>
          <SmallSide side={left} emoji={emoji} letters={letters} />
          <span className={styles['sign']}>=</span>
          <SmallSide side={right} emoji={emoji} letters={letters} />
        </p>
      ))}
    </div>
  )
}

function SmallSide({ side, emoji, letters }: Omit<SmallLinesProps, 'lines'> & { readonly side: Side }) {
  if (typeof side === 'number') return <Numeral value={side} />
  return letters ? <LetterTerms expression={side} letters={letters} /> : <EmojiTerms expression={side} emoji={emoji} />
}

function LetterTerms({ expression, letters }: { readonly expression: Expression; readonly letters: readonly string[] }) {
  return inLetters(expression, letters).map(({ isNegative, above, below }, index) => (
    <Fragment key={index}>
      {(isNegative || index > 0) && <span className={styles['sign']}>{isNegative ? '−' : '+'}</span>}
      <span>
        <Powers of={below === undefined ? above : `${above} ÷ ${below}`} />
      </span>
    </Fragment>
  ))
}

function EmojiTerms({ expression: { operands, operators }, emoji }: { readonly expression: Expression; readonly emoji: readonly Emoji[] }) {
  return operands.map((operand, index) => {
    const operator = operators[index - 1]
    return (
      <Fragment key={index}>
        {operator && <span className={styles['sign']}>{SIGNS[operator]}</span>}
        {operand.kind === 'number' ? (
          <Numeral value={operand.value} />
        ) : (
          <span className={styles['copies']}>
            {Array.from({ length: operand.copies }, (_, copy) => (
              <EmojiPicture key={copy} emoji={emoji[operand.symbol] ?? ''} />
            ))}
          </span>
        )}
      </Fragment>
    )
  })
}
