import { m } from '@emojigma/messages'
import type { WireEnough } from '@emojigma/contract/practice/exercises.ts'
import { judge } from '@emojigma/engine/enough/judge.ts'
import type { EnoughAnswer } from '@emojigma/engine/enough/question.ts'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ANSWER_NAMES, askedWords, heardWords, nudgeWords } from './enough-words.ts'
import { EnoughQuestionShown } from './EnoughQuestionShown.tsx'
import { Listen } from './Listen.tsx'
import { Witness } from './Witness.tsx'
import styles from './exercise-steps.module.css'

interface EnoughToSayProps {
  readonly exercise: WireEnough
  /** Answered before: it is shown with its witnesses. */
  readonly isDone: boolean
  /** @param tries how many answers were given, 1 to 3 */
  readonly onDone: (tries: number) => void
  readonly next: ReactNode
}

const ANSWERS: readonly EnoughAnswer[] = ['one', 'many', 'none']

/** One puzzle with a line too few or too many: one way, several or none?
 *  Source: docs/product.md, Enough to know? */
export function EnoughToSay({ exercise: { Id, Names: names, Question: question }, isDone, onDone, next }: EnoughToSayProps) {
  const verdict = useMemo(() => judge(question), [question])
  const [said, setSaid] = useState<readonly EnoughAnswer[]>([])
  const [isNew, setNew] = useState(false)
  const last = said.at(-1)
  const say = (answer: EnoughAnswer) => {
    if (answer === verdict.answer) {
      setNew(true)
      onDone(said.length + 1)
    } else if (!said.includes(answer)) setSaid([...said, answer])
  }
  return (
    <div className={styles['layout']}>
      <EnoughQuestionShown question={question} names={names} against={isDone && verdict.answer === 'none' ? verdict.against : []} />
      <section className={`panel ${styles['steps']}`} aria-label={m['ui.your_answer']()}>
        {isDone ? (
          <div className={styles['form']}>
            <Answered isNew={isNew}>{m['enough_to_say.yes']({ answerNames: ANSWER_NAMES[verdict.answer].toLowerCase() })}</Answered>
            <Witness question={question} names={names} verdict={verdict} />
            <div className={styles['actions']}>{next}</div>
          </div>
        ) : (
          <div className={styles['form']}>
            <p id={`asked-${Id}`}>{askedWords(question)}</p>
            <fieldset className={styles['answers']} aria-labelledby={`asked-${Id}`}>
              {ANSWERS.map((answer) => (
                <Button key={answer} size="large" aria-disabled={said.includes(answer)} onClick={() => say(answer)}>
                  {ANSWER_NAMES[answer]}
                </Button>
              ))}
            </fieldset>
            <Listen text={heardWords(question, names)} />
          </div>
        )}
        <output className={styles['told']}>{last !== undefined && !isDone && nudgeWords(last, question)}</output>
      </section>
    </div>
  )
}

/** @param props.isNew it was answered just now, and not before: what had the focus is gone */
function Answered({ isNew, children }: { readonly isNew: boolean; readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
