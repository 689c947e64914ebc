import { m } from '@emojigma/messages'
import type { EnoughQuestion } from '@emojigma/engine/enough/question.ts'
import type { ShownLine } from '@emojigma/engine/explanation/explanation.ts'
import { shownLines } from '@emojigma/engine/grid/shown-lines.ts'
import { EquationLines, marksOf, TypedQuestion } from '../../play/index.ts'
import { BoardShown } from './BoardShown.tsx'
import styles from './question-tile.module.css'

interface EnoughQuestionShownProps {
  readonly question: EnoughQuestion
  readonly names: readonly string[]
  /** Lines or cells that stand against each other, counted as the verdict counts them. */
  readonly against: readonly number[]
}

/** The puzzle with its line too few or too many; what contradicts is marked once it is known. */
export function EnoughQuestionShown({ question, names, against }: EnoughQuestionShownProps) {
  const marks = againstMarks(question, against)
  switch (question.kind) {
    case 'lines':
      return (
        <article className="tile" data-type="classic" aria-label={m['practice.the_puzzle']()}>
          <div className={styles['body']}>
            <EquationLines emoji={question.emoji} names={names} equations={question.equations} marks={marks} />
          </div>
        </article>
      )
    case 'grid':
      return (
        <article className="tile" data-type="grid" aria-label={m['practice.the_puzzle']()}>
          <div className={styles['body']}>
            <TypedQuestion puzzle={{ question: question.grid, text: '', emojiNames: names }} draft="" answer={undefined} marks={marks} />
          </div>
        </article>
      )
    case 'board':
      return (
        <article className="tile" data-type="sudoku" aria-label={m['practice.the_puzzle']()}>
          <div className={styles['board']}>
            <BoardShown givens={question.board.board} emoji={question.board.emoji} names={names} marks={marks} />
          </div>
        </article>
      )
  }
}

/** What contradicts is marked as a hint marks lines that belong together, and cells that cannot stay. */
function againstMarks(question: EnoughQuestion, against: readonly number[]) {
  if (question.kind === 'board') {
    return marksOf([{ technique: 'repeated', units: [], side: 4, cells: against, wrong: against, digit: 0 }], 0, 3)
  }
  const shown = question.kind === 'grid' ? shownLines(question.grid).map(({ line }) => line) : []
  const lines = against.map((index): ShownLine => shown[index] ?? { kind: 'equation', index })
  return marksOf([{ technique: 'together', lines, found: [], answer: undefined }], 0, 1)
}
