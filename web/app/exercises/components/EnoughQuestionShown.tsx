import type { EnoughQuestion } from '@emojigma/engine/enough/question.ts'
import type { ComponentProps } from 'react'
import { EquationLines, TypedQuestion } from '../../play/index.ts'
import { BoardShown } from './BoardShown.tsx'
import styles from './QuestionTile.module.css'

interface EnoughQuestionShownProps {
  readonly question: EnoughQuestion
  readonly names: readonly string[]
  /** Lines or cells that stand against each other, counted as the verdict counts them. */
  readonly against: readonly number[]
}

/** The puzzle with its line too few or too many; what contradicts is marked once it is known. */
export function EnoughQuestionShown({ question, names, against }: EnoughQuestionShownProps) {
  const marks = marksOf(question, against)
  switch (question.kind) {
    case 'lines':
      return (
        <article className="tile" data-type="classic" aria-label="The puzzle">
          <div className={styles['body']}>
            <EquationLines emoji={question.emoji} names={names} equations={question.equations} marks={marks} />
          </div>
        </article>
      )
    case 'grid':
      return (
        <article className="tile" data-type="grid" aria-label="The puzzle">
          <div className={styles['body']}>
            <TypedQuestion puzzle={{ question: question.grid, text: '', emojiNames: names }} draft="" answer={undefined} marks={marks} />
          </div>
        </article>
      )
    case 'board':
      return (
        <article className="tile" data-type="sudoku" aria-label="The puzzle">
          <div className={styles['board']}>
            <BoardShown givens={question.board.board} emoji={question.board.emoji} names={names} marks={marks} />
          </div>
        </article>
      )
  }
}

function marksOf(question: EnoughQuestion, against: readonly number[]): ComponentProps<typeof EquationLines>['marks'] {
  const keys = question.kind === 'grid' ? totalKeys(question.grid) : undefined
  return new Map(
    against.map((index) => {
      if (question.kind === 'board') return [`cell ${index}`, 'wrong'] as const
      return [keys?.[index] ?? `equation ${index}`, 'look'] as const
    }),
  )
}

/** The shown totals in the order of the question's lines. */
export function totalKeys({ rowTotals, columnTotals }: Extract<EnoughQuestion, { readonly kind: 'grid' }>['grid']): readonly string[] {
  const keysOf = (kind: string, totals: readonly (number | null)[]) =>
    totals.flatMap((total, index) => (total === null ? [] : [`${kind} ${index}`]))
  return [...keysOf('row', rowTotals), ...keysOf('column', columnTotals)]
}
