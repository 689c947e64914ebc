import { m } from '@emojigma/messages'
import { judgeSpare } from '@emojigma/engine/enough/judge.ts'
import type { SpareQuestion, WithoutLine } from '@emojigma/engine/enough/question.ts'
import { spokenEquation, spokenExpression } from '@emojigma/messages/words/spoken.ts'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Listen, SmallLines, TypedQuestion } from '../../play/index.ts'
import { AnswerHeading } from './AnswerHeading.tsx'
import { rangeWords } from './enough-words.ts'
import { Ways } from './Witness.tsx'
import styles from './exercise-steps.module.css'
import tileStyles from './question-tile.module.css'

interface SpareExerciseProps {
  readonly names: readonly string[]
  readonly question: SpareQuestion
  /** Answered: shows what follows from the other lines. */
  readonly isDone: boolean
  /** @param tries chosen lines, 1 or more */
  readonly onDone: (tries: number) => void
  readonly next: ReactNode
}

/** A puzzle with a line that its question does not need: which?
 *  Source: docs/product.md, Enough to know? */
export function SpareExercise({ names, question, isDone, onDone, next }: SpareExerciseProps) {
  const { emoji, equations, ask } = question
  const without = useMemo(() => judgeSpare(question), [question])
  const [needed, setNeeded] = useState<readonly number[]>([])
  const [isNew, setNew] = useState(false)
  const id = useId()
  const spare = without.findIndex(({ isSpare }) => isSpare)
  const said = equations.map((line) => spokenEquation(line, names))
  const rule = `${m['spare_line.which_can_go']()} ${rangeWords(question.range)}`
  const choose = (line: number) => {
    if (line === spare) {
      setNew(true)
      onDone(needed.length + 1)
    } else setNeeded([...needed.filter((each) => each !== line), line])
  }
  const last = needed.at(-1)
  const status = useRef<HTMLOutputElement>(null)
  // It may be below the screen, far from the line that was tapped.
  useEffect(() => {
    if (last !== undefined) status.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  return (
    <div className={styles['layout']}>
      <article className="tile" data-type="classic" aria-label={m['practice.the_puzzle']()}>
        <div className={tileStyles['body']}>
          <TypedQuestion
            puzzle={{ question: { typeId: 1, emoji, equations, ask }, text: '', emojiNames: names }}
            draft=""
            answer={undefined}
            marks={isDone ? new Map([[`equation ${spare}`, 'look' as const]]) : undefined}
          />
        </div>
      </article>
      <section className={`panel ${styles['steps']}`} aria-label={m['ui.your_answer']()}>
        {isDone ? (
          <div className={styles['form']}>
            <AnswerHeading isNew={isNew}>{m['spare_line.can_go']({ line: spare + 1 })}</AnswerHeading>
            <p>{goneWords(without[spare])}</p>
            <WaysWithout question={question} names={names} line={spare} without={without[spare]} />
            <div className={styles['actions']}>{next}</div>
          </div>
        ) : (
          <div className={styles['form']}>
            <p id={id}>{rule}</p>
            <fieldset className={styles['lines']} aria-labelledby={id}>
              {equations.map((line, index) => (
                <button
                  key={index}
                  type="button"
                  className={styles['line']}
                  data-needed={needed.includes(index) || undefined}
                  aria-pressed={index === last}
                  onClick={() => choose(index)}
                >
                  <span className="visually-hidden">{m['spare_line.spoken_line']({ line: index + 1, said: said[index] ?? '' })}</span>
                  <strong aria-hidden="true">{m['spare_line.line']({ line: index + 1 })}</strong>
                  <SmallLines lines={[line]} emoji={emoji} letters={undefined} />
                </button>
              ))}
            </fieldset>
            <Listen
              text={[
                ...said.map((words, index) => m['spare_line.spoken_line']({ line: index + 1, said: words })),
                m['spare_line.spoken_question']({ asked: spokenExpression(ask, names) }),
                rule,
              ].join(' ')}
            />
            <output ref={status} className={styles['status']}>
              {last !== undefined && neededWords(last, without[last])}
            </output>
            {last !== undefined && <WaysWithout question={question} names={names} line={last} without={without[last]} />}
          </div>
        )}
      </section>
    </div>
  )
}

/** Why a line is needed, and how to tell. */
function neededWords(line: number, without: WithoutLine | undefined): string {
  if (!without || without.isSpare) return ''
  const [one, other] = without.answers
  return `${m['spare_line.needed']({ line: line + 1, one, other })} ${m['spare_line.how_to_tell']()}`
}

function goneWords(without: WithoutLine | undefined): string {
  if (!without?.isSpare) return ''
  const { count, answer } = without
  return count === 1 ? m['spare_line.one_way']({ answer }) : m['spare_line.same_answer']({ count, answer })
}

interface WaysWithoutProps {
  readonly question: SpareQuestion
  readonly names: readonly string[]
  readonly line: number
  readonly without: WithoutLine | undefined
}

/** The ways of the other lines, each with its answer. */
function WaysWithout({ question: { emoji, equations, ask, range }, names, line, without }: WaysWithoutProps) {
  const others = { kind: 'lines', emoji, equations: equations.toSpliced(line, 1), range } as const
  return without && <Ways question={others} ask={ask} names={names} ways={without.ways} />
}
