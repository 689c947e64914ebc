import type { Emoji, Equation } from '@emojigma/engine/question.ts'
import { Fragment } from 'react'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { numberText } from '../answer-text.ts'
import { SIGNS } from '../signs.ts'
import styles from './SmallLines.module.css'

/** Lines of emoji and numbers within words that say the same. */
export function SmallLines({ lines, emoji }: { readonly lines: readonly Equation[]; readonly emoji: readonly Emoji[] }) {
  return (
    <div className={styles['lines']} aria-hidden="true">
      {lines.map(({ left: { operands, operators }, right }, line) => (
        <p key={line}>
          {operands.map((operand, index) => {
            const operator = operators[index - 1]
            return (
              <Fragment key={index}>
                {operator && <span className={styles['sign']}>{SIGNS[operator]}</span>}
                {operand.kind === 'number' ? (
                  numberText(operand.value)
                ) : (
                  <span className={styles['copies']}>
                    {Array.from({ length: operand.copies }, (_, copy) => (
                      <EmojiPicture key={copy} emoji={emoji[operand.symbol] ?? ''} />
                    ))}
                  </span>
                )}
              </Fragment>
            )
          })}
          <span className={styles['sign']}>=</span>
          {numberText(right)}
        </p>
      ))}
    </div>
  )
}
