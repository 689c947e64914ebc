import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Operand, Expression } from '@emojigma/engine/question.ts'
import { Fragment } from 'react'
import { numberText, SIGNS } from '../play/index.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import styles from './HeroHeadline.module.css'
import { spokenExpression } from '@emojigma/messages/words/spoken.ts'

/** Without a Classic puzzle. */
const DEFAULT_HEADLINE = m['ui.emoji_values']()

/** "What is fox plus frog?": a Classic puzzle's question in words. */
export function heroQuestion(puzzle: PuzzleView | undefined): string {
  const ask = askOf(puzzle)
  return ask && puzzle ? m['hero_question.what_is']({ spokenExpression: spokenExpression(ask, puzzle.emojiNames) }) : DEFAULT_HEADLINE
}

/** The sum that a Classic puzzle asks for; undefined for other types and which-is-more questions. */
export function askOf(puzzle: PuzzleView | undefined): Expression | undefined {
  const question = puzzle?.question
  return question?.typeId === 1 && !question.or ? question.ask : undefined
}

/** The question of the puzzle beside it, in emoji; in words for screen readers.
 *  Source: docs/product.md, Home */
export function HeroHeadline({ puzzle }: { readonly puzzle: PuzzleView | undefined }) {
  const words = heroQuestion(puzzle)
  const ask = askOf(puzzle)
  if (!ask || !puzzle) return <h1 className={styles['headline']}>{words}</h1>
  return (
    <h1 className={styles['headline']}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">
        {m['hero_headline.what_is']()}
        <span className={styles['sum']}>
          {ask.operands.map((operand, index) => {
            const operator = ask.operators[index - 1]
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
