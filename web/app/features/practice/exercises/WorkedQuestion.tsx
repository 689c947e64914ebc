import { m } from '@emojigma/messages'
import type { Correction, WorkedSolution } from '@emojigma/engine/mistakes/worked.ts'
import { isBoard } from '@emojigma/engine/mistakes/worked.ts'
import { marksOf, StaticBoard, TypedQuestion } from '../../play/index.ts'
import { cellsAfterSteps, correctedStep, sideOf } from './worked-view.ts'
import styles from './question-tile.module.css'

interface WorkedQuestionProps {
  readonly worked: WorkedSolution
  readonly names: readonly string[]
  /** The current steps; of a board at most one. */
  readonly current: readonly number[]
  /** Of the first, once it is known; then the board has it. */
  readonly right: Correction | undefined
}

/** The puzzle, with the parts of the current steps marked; a board also has the cells up to that step. */
export function WorkedQuestion({ worked, names, current, right }: WorkedQuestionProps) {
  const { steps } = worked
  if (isBoard(worked)) {
    const [index] = current
    const { board, emoji } = worked.question
    const before = index === undefined ? [] : steps.slice(0, index)
    const step = index === undefined ? undefined : right ? correctedStep(worked, index, right) : steps[index]
    const cells = cellsAfterSteps(board, step ? [...before, step] : before)
    return (
      <article className="tile" data-type="sudoku" aria-label={m['practice.the_puzzle']()}>
        <div className={styles['board']}>
          <StaticBoard
            givens={board}
            cells={cells}
            emoji={emoji}
            names={names}
            marks={step?.kind === 'place' ? placeMarks(worked, step) : undefined}
          />
        </div>
      </article>
    )
  }
  const { question } = worked
  const keys = current.flatMap((index) => {
    const step = steps[index]
    return step ? ['line' in step ? `equation ${step.line}` : 'ask'] : []
  })
  return (
    <article className="tile" data-type="classic" aria-label={m['practice.the_puzzle']()}>
      <div className={styles['body']}>
        <TypedQuestion
          puzzle={{ question, text: '', emojiNames: names }}
          draft=""
          answer={undefined}
          marks={new Map(keys.map((key) => [key, 'look' as const]))}
        />
      </div>
    </article>
  )
}

/** Marks the step's unit and cell. */
function placeMarks(worked: WorkedSolution, { unit, cell, digit }: Extract<WorkedSolution['steps'][number], { readonly kind: 'place' }>) {
  const placement = {
    technique: 'hidden single in box',
    units: [unit],
    side: sideOf(worked),
    cells: [cell],
    digits: [digit],
    placement: { cell, digit },
    eliminations: [],
  } as const
  return marksOf([placement], 0, 3)
}
