import { m } from '@emojigma/messages'
import type { WireMistake } from '@emojigma/contract/practice/exercises.ts'
import { certifyMistake } from '@emojigma/engine/mistakes/certify.ts'
import { isBoard, type WorkedStep } from '@emojigma/engine/mistakes/worked.ts'
import { lookAgainWords, workedWords } from '@emojigma/messages/words/worked.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { spokenQuestion, sideOf } from './worked-view.ts'
import { Correction } from './Correction.tsx'
import { Listen } from '../../play/index.ts'
import { MistakeExplanation } from './MistakeExplanation.tsx'
import { StepPicture } from './StepPicture.tsx'
import { WorkedQuestion } from './WorkedQuestion.tsx'
import styles from './exercise-steps.module.css'

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

/** A worked solution whose wrong step the player finds and corrects.
 *  Source: docs/product.md, Find the mistake */
export function MistakeExercise({ exercise: { Id, Names: names, Worked: worked }, isFound, onFound, next }: MistakeExerciseProps) {
  const certificate = useMemo(() => certifyMistake(worked), [worked])
  const [chosen, setChosen] = useState<number>()
  const [isMarked, setMarked] = useState(false)
  const [tries, setTries] = useState(0)
  const [message, setMessage] = useState('')
  const [isNew, setNew] = useState(false)
  if (certificate.kind === 'refused') throw new Error(`an exercise with ${certificate.reason}`)
  const { wrong, right, mistake } = certificate
  const side = sideOf(worked)
  const words = worked.steps.map((step, index) => workedWords(step, names, side, worked.steps[index - 1]))

  const miss = (words: string) => {
    setTries(tries + 1)
    setMessage(tries + 1 >= HINT_AFTER_TRIES ? `${words} ${lookAgainWords(mistake)}` : words)
  }
  const mark = () => {
    if (chosen === undefined) return setMessage(m['mistake_to_find.choose_a_step_first']())
    if (chosen !== wrong) return miss(m['mistake_to_find.right_step']())
    setMessage('')
    setMarked(true)
  }
  const correct = (value: number) => {
    if (value !== right.value) return miss(m['ui.try_another']())
    setMessage('')
    setNew(true)
    onFound(tries + 1)
  }

  const currentStep = isFound ? wrong : isMarked ? wrong : chosen
  return (
    <div className={styles['layout']} data-board={isBoard(worked) || undefined}>
      <WorkedQuestion worked={worked} names={names} index={currentStep} right={isFound ? right : undefined} />
      <section className={`panel ${styles['steps']}`} aria-label={m['mistake_to_find.the_steps']()}>
        {isFound ? (
          <MistakeExplanation worked={worked} names={names} wrong={wrong} right={right} mistake={mistake} isNew={isNew} next={next} />
        ) : isMarked ? (
          <Correction worked={worked} names={names} wrong={wrong} position={right.position} onCorrect={correct} />
        ) : (
          <form
            className={styles['form']}
            onSubmit={(event) => {
              event.preventDefault()
              mark()
            }}
          >
            <fieldset className={styles['choice']}>
              <legend className={styles['legend']}>{m['mistake_to_find.which_step_is_wrong']()}</legend>
              <ol className={styles['list']}>
                {worked.steps.map((step, index) => (
                  <StepChoice
                    key={index}
                    group={Id}
                    number={index + 1}
                    step={step}
                    words={words[index] ?? ''}
                    emoji={worked.question.emoji}
                    isChosen={index === chosen}
                    onChoose={() => setChosen(index)}
                  />
                ))}
              </ol>
            </fieldset>
            <div className={styles['actions']}>
              <Button variant="primary" type="submit">
                {m['mistake_to_find.this_step_is_wrong']()}
              </Button>
              <Listen
                text={[
                  spokenQuestion(worked, names),
                  ...words.map((said, index) => m['mistake_to_find.spoken_step']({ index: index + 1, said })),
                ].join(' ')}
              />
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
  readonly number: number
  readonly step: WorkedStep
  readonly words: string
  readonly emoji: readonly string[]
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function StepChoice({ group, number, step, words, emoji, isChosen, onChoose }: StepChoiceProps) {
  return (
    <li>
      <label className={styles['step']}>
        <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
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
