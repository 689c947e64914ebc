import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Operand, Expression } from '@emojigma/engine/question.ts'
import { Fragment } from 'react'
import { numberText, SIGNS } from '../play/index.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import styles from './HeroHeadline.module.css'
import { spokenExpression } from '@emojigma/messages/words/spoken.ts'

/** Without a puzzle. */
const FIRST_EVER = m['ui.emoji_values']()

/** "What is fox plus frog?": what a Classic puzzle asks for, in words. */
export function heroQuestion(puzzle: PuzzleView | undefined): string {
  const asked = askOf(puzzle)
  return asked && puzzle ? m['hero_question.what_is']({ spokenExpression: spokenExpression(asked, puzzle.emojiNames) }) : FIRST_EVER
}

/** The sum that a Classic puzzle asks for; undefined for other kinds, and where it asks which of two is more. */
export function askOf(puzzle: PuzzleView | undefined): Expression | undefined {
  const question = puzzle?.question
  return question?.typeId === 1 && !question.or ? question.ask : undefined
}

/** Asks what the puzzle beside it asks: in emoji for everybody who sees it, in words for everybody else.
 *  Source: docs/product.md, Home */
export function HeroHeadline({ puzzle }: { readonly puzzle: PuzzleView | undefined }) {
  const words = heroQuestion(puzzle)
  const asked = askOf(puzzle)
  if (!asked || !puzzle) return <h1 className={styles['headline']}>{words}</h1>
  return (
    <h1 className={styles['headline']}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {m['hero_headline.what_is']()}
        <span className={styles['sum']}>
          {asked.operands.map((operand, index) => {
            const operator = asked.operators[index - 1]
            return (
              <Fragment key={index}>
                {operator && <span className={styles['sign']}>{SIGNS[operator]}</span>}
                <OperandPicture operand={operand} emoji={puzzle.emoji} />
              </Fragment>
            )
          })}
          <span>?</span>
        </span>
      </span>
    </h1>
  )
}

function OperandPicture({ operand, emoji }: { readonly operand: Operand; readonly emoji: readonly string[] }) {
  if (operand.kind === 'number') return <span>{numberText(operand.value)}</span>
  return Array.from({ length: operand.copies }, (_, copy) => (
    <span key={copy} className={styles['tile']}>
      <EmojiPicture emoji={emoji[operand.symbol] ?? ''} />
    </span>
  ))
}
