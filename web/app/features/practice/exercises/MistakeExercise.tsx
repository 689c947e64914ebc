import { m } from '@emojigma/messages'
import type { WireMistake } from '@emojigma/contract/practice/exercises.ts'
import { certifyMistakes, type Mistake } from '@emojigma/engine/mistakes/certify.ts'
import { isBoard, type WorkedStep } from '@emojigma/engine/mistakes/worked.ts'
import { lookAgainWords, workedWords } from '@emojigma/messages/words/worked.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { useIdleTime } from '../../../platform/browser/hooks/use-idle-time.ts'
import { WhenSettled } from '../../../ui/loading/WhenSettled.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Button } from '../../../ui/Button.tsx'
import { spokenQuestion, sideOf } from './worked-view.ts'
import { Listen } from '../../play/index.ts'
import { StepPicture } from './StepPicture.tsx'
import { WorkedQuestion } from './WorkedQuestion.tsx'
import styles from './exercise-steps.module.css'

const Correction = lazyComponent(() => import('./Correction.tsx'), 'Correction')

const MistakeExplanation = lazyComponent(() => import('./MistakeExplanation.tsx'), 'MistakeExplanation')

interface MistakeExerciseProps {
  readonly exercise: WireMistake
  /** Found: shows the explanation. */
  readonly isFound: boolean
  /** @param tries chosen steps and corrections, 1 or more */
  readonly onFound: (tries: number) => void
  /** The way on, once it is found. */
  readonly next: ReactNode
}

/** Wrong tries from which a hint is added. */
const HINT_AFTER_TRIES = 2

/** A worked solution whose wrong steps, one or two, the player finds and corrects.
 *  Source: docs/product.md, Find the mistake */
export function MistakeExercise({ exercise: { Id, Names: names, Worked: worked }, isFound, onFound, next }: MistakeExerciseProps) {
  const certificate = useMemo(() => certifyMistakes(worked), [worked])
  const [chosen, setChosen] = useState<readonly number[]>([])
  /** Of two, the one that is marked rightly. */
  const [known, setKnown] = useState<number>()
  const [isMarked, setMarked] = useState(false)
  const [corrected, setCorrected] = useState(0)
  const [tries, setTries] = useState(0)
  const [message, setMessage] = useState('')
  const [isNew, setNew] = useState(false)
  useIdleTime(() => Promise.all([Correction.load(), MistakeExplanation.load()]))
  if (certificate.kind === 'refused') throw new Error(`an exercise with ${certificate.reason}`)
  const { mistakes } = certificate
  const isTwo = mistakes.length > 1
  const isWrong = (index: number) => mistakes.some(({ wrong }) => wrong === index)
  const side = sideOf(worked)
  const words = worked.steps.map((step, index) => workedWords(step, names, side, worked.steps[index - 1]))

  const miss = (said: string, hint: string) => {
    setTries(tries + 1)
    setMessage(tries + 1 >= HINT_AFTER_TRIES ? `${said} ${hint}` : said)
  }
  const markOne = (index: number, { wrong, mistake }: Mistake) => {
    if (index !== wrong) return miss(m['mistake_to_find.right_step'](), lookAgainWords(mistake))
    setMessage('')
    setMarked(true)
  }
  const markTwo = ([first = 0, second = 0]: readonly number[]) => {
    const found = [first, second].filter(isWrong)
    if (found.length === 2) {
      setMessage('')
      return setMarked(true)
    }
    const [one] = found
    const open = mistakes.find(({ wrong }) => wrong !== one)
    const hint = [m['mistake_to_find.check_each_alone'](), open && lookAgainWords(open.mistake)].join(' ')
    setKnown(one)
    setChosen(found)
    if (one === undefined) return miss(m['mistake_to_find.right_steps'](), hint)
    return miss(m['mistake_to_find.one_of_two']({ one: one + 1, other: (one === first ? second : first) + 1 }), hint)
  }
  const mark = () => {
    const [first] = mistakes
    if (isTwo) return chosen.length === 2 ? markTwo(chosen) : setMessage(m['mistake_to_find.choose_two_steps']())
    const [index] = chosen
    return index === undefined || !first ? setMessage(m['mistake_to_find.choose_a_step_first']()) : markOne(index, first)
  }
  const choose = (index: number) => {
    if (!isTwo) setChosen([index])
    else setChosen(chosen.includes(index) ? chosen.filter((each) => each !== index) : [...chosen, index])
  }
  const toCorrect = isMarked ? mistakes[corrected] : undefined
  const correct = (value: number) => {
    if (!toCorrect) return
    if (value !== toCorrect.right.value) return miss(m['ui.try_another'](), lookAgainWords(toCorrect.mistake))
    setMessage('')
    setCorrected(corrected + 1)
    if (corrected + 1 < mistakes.length) return
    setNew(true)
    onFound(tries + 1)
  }

  const current = isFound ? mistakes.map(({ wrong }) => wrong) : toCorrect ? [toCorrect.wrong] : chosen
  return (
    <div className={styles['layout']} data-board={isBoard(worked) || undefined}>
      <WorkedQuestion worked={worked} names={names} current={current} right={isFound ? mistakes[0]?.right : undefined} />
      <section className={`panel ${styles['steps']}`} aria-label={m['mistake_to_find.the_steps']()}>
        {isFound ? (
          <MistakeExplanation worked={worked} names={names} mistakes={mistakes} isNew={isNew} next={next} />
        ) : toCorrect ? (
          <Correction
            key={toCorrect.wrong}
            worked={worked}
            names={names}
            heading={isTwo ? (corrected === 0 ? m['correction.found_both']() : m['correction.the_other']()) : m['correction.found']()}
            wrong={toCorrect.wrong}
            position={toCorrect.right.position}
            onCorrect={correct}
          />
        ) : (
          <form
            className={styles['form']}
            onSubmit={(event) => {
              event.preventDefault()
              mark()
            }}
          >
            <fieldset className={styles['choice']}>
              <legend className={styles['legend']}>
                {isTwo ? m['mistake_to_find.which_steps_are_wrong']() : m['mistake_to_find.which_step_is_wrong']()}
              </legend>
              {isTwo && <p className={styles['rule']}>{m['mistake_to_find.two_rule']()}</p>}
              <ol className={styles['list']}>
                {worked.steps.map((step, index) => (
                  <StepChoice
                    key={index}
                    group={Id}
                    type={isTwo ? 'checkbox' : 'radio'}
                    number={index + 1}
                    step={step}
                    words={words[index] ?? ''}
                    emoji={worked.question.emoji}
                    isChosen={chosen.includes(index)}
                    isKnown={index === known}
                    onChoose={() => choose(index)}
                  />
                ))}
              </ol>
            </fieldset>
            <div className={styles['actions']}>
              <Button variant="primary" type="submit">
                {isTwo ? m['mistake_to_find.these_steps_are_wrong']() : m['mistake_to_find.this_step_is_wrong']()}
              </Button>
              <WhenSettled>
                <Listen
                  text={[
                    spokenQuestion(worked, names),
                    ...words.map((said, index) => m['mistake_to_find.spoken_step']({ index: index + 1, said })),
                  ].join(' ')}
                />
              </WhenSettled>
            </div>
          </form>
        )}
        <output className={styles['status']}>{message}</output>
      </section>
    </div>
  )
}

interface StepChoiceProps {
  readonly group: string
  readonly type: 'radio' | 'checkbox'
  readonly number: number
  readonly step: WorkedStep
  readonly words: string
  readonly emoji: readonly string[]
  readonly isChosen: boolean
  /** Known to be wrong, so that it stays chosen. */
  readonly isKnown: boolean
  readonly onChoose: () => void
}

function StepChoice({ group, type, number, step, words, emoji, isChosen, isKnown, onChoose }: StepChoiceProps) {
  return (
    <li>
      <label className={styles['step']}>
        <input type={type} name={group} checked={isChosen} disabled={isKnown} onChange={onChoose} />
        <span className={styles['text']}>
          <span>
            <strong>{m['mistake_to_find.step']({ number })}</strong> {words}
          </span>
          <StepPicture step={step} emoji={emoji} />
        </span>
      </label>
    </li>
  )
}
