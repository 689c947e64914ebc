import { m } from '@emojigma/messages'
import { judge } from '@emojigma/engine/enough/judge.ts'
import type { EnoughAnswer, EnoughQuestion } from '@emojigma/engine/enough/question.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { useIdleTime } from '../../../platform/browser/hooks/use-idle-time.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AnswerHeading } from './AnswerHeading.tsx'
import { ANSWER_NAMES, questionWords, spokenWords, nudgeWords } from './enough-words.ts'
import styles from './exercise-steps.module.css'
import type { DisplayedLine } from '@emojigma/engine/explanation/explanation.ts'
import { displayedLines } from '@emojigma/engine/grid/displayed-lines.ts'
import { EquationLines, Listen, marksOf, StaticBoard, TypedQuestion } from '../../play/index.ts'
import tileStyles from './question-tile.module.css'

const Witness = lazyComponent(() => import('./Witness.tsx'), 'Witness')

interface EnoughExerciseProps {
  readonly id: string
  readonly names: readonly string[]
  readonly question: EnoughQuestion
  /** Answered: shows the verdict with its witnesses. */
  readonly isDone: boolean
  /** @param tries 1 to 3 */
  readonly onDone: (tries: number) => void
  readonly next: ReactNode
}

const ANSWERS: readonly EnoughAnswer[] = ['one', 'many', 'none']

/** A puzzle with a line too few or too many: one way, several or none?
 *  Source: docs/product.md, Enough to know? */
export function EnoughExercise({ id, names, question, isDone, onDone, next }: EnoughExerciseProps) {
  const verdict = useMemo(() => judge(question), [question])
  const [wrong, setWrong] = useState<readonly EnoughAnswer[]>([])
  const [isNew, setNew] = useState(false)
  useIdleTime(() => Witness.load())
  const last = wrong.at(-1)
  const say = (answer: EnoughAnswer) => {
    if (answer === verdict.answer) {
      setNew(true)
      onDone(wrong.length + 1)
    } else if (!wrong.includes(answer)) setWrong([...wrong, answer])
  }
  return (
    <div className={styles['layout']}>
      <EnoughQuestionTile question={question} names={names} against={isDone && verdict.answer === 'none' ? verdict.against : []} />
      <section className={`panel ${styles['steps']}`} aria-label={m['ui.your_answer']()}>
        {isDone ? (
          <div className={styles['form']}>
            <AnswerHeading isNew={isNew}>
              {m['enough_to_say.yes']({ answerNames: ANSWER_NAMES[verdict.answer].toLowerCase() })}
            </AnswerHeading>
            <Witness question={question} names={names} verdict={verdict} />
            <div className={styles['actions']}>{next}</div>
          </div>
        ) : (
          <div className={styles['form']}>
            <p id={`question-${id}`}>{questionWords(question)}</p>
            <fieldset className={styles['answers']} aria-labelledby={`question-${id}`}>
              {ANSWERS.map((answer) => (
                <Button key={answer} size="large" aria-disabled={wrong.includes(answer)} onClick={() => say(answer)}>
                  {ANSWER_NAMES[answer]}
                </Button>
              ))}
            </fieldset>
            <Listen text={spokenWords(question, names)} />
          </div>
        )}
        <output className={styles['status']}>{last !== undefined && !isDone && nudgeWords(last, question)}</output>
      </section>
    </div>
  )
}

interface EnoughQuestionTileProps {
  readonly question: EnoughQuestion
  readonly names: readonly string[]
  /** Contradicting lines or cells, by the verdict's indices. */
  readonly against: readonly number[]
}

/** The puzzle, with contradictions marked once they are known. */
function EnoughQuestionTile({ question, names, against }: EnoughQuestionTileProps) {
  const marks = againstMarks(question, against)
  switch (question.kind) {
    case 'lines':
      return (
        <article className="tile" data-type="classic" aria-label={m['practice.the_puzzle']()}>
          <div className={tileStyles['body']}>
            <EquationLines emoji={question.emoji} names={names} equations={question.equations} marks={marks} />
          </div>
        </article>
      )
    case 'grid':
      return (
        <article className="tile" data-type="grid" aria-label={m['practice.the_puzzle']()}>
          <div className={tileStyles['body']}>
            <TypedQuestion puzzle={{ question: question.grid, text: '', emojiNames: names }} draft="" answer={undefined} marks={marks} />
          </div>
        </article>
      )
    case 'board':
      return (
        <article className="tile" data-type="sudoku" aria-label={m['practice.the_puzzle']()}>
          <div className={tileStyles['board']}>
            <StaticBoard givens={question.board.board} emoji={question.board.emoji} names={names} marks={marks} />
          </div>
        </article>
      )
  }
}

/** Marks contradictions like a hint's related lines and wrong cells. */
function againstMarks(question: EnoughQuestion, against: readonly number[]) {
  if (question.kind === 'board') {
    return marksOf([{ technique: 'repeated', units: [], side: 4, cells: against, wrong: against, digit: 0 }], 0, 3)
  }
  const shown = question.kind === 'grid' ? displayedLines(question.grid).map(({ line }) => line) : []
  const lines = against.map((index): DisplayedLine => shown[index] ?? { kind: 'equation', index })
  return marksOf([{ technique: 'together', lines, put: [], found: [], answer: undefined }], 0, 1)
}
