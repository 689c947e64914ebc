import { m } from '@emojigma/messages'
import type { Mistake } from '@emojigma/engine/mistakes/certify.ts'
import type { WorkedSolution } from '@emojigma/engine/mistakes/worked.ts'
import { whyWords, workedWords } from '@emojigma/messages/words/worked.ts'
import { Fragment, type ReactNode } from 'react'
import { AnswerHeading } from './AnswerHeading.tsx'
import { correctedStep, sideOf } from './worked-view.ts'
import { Listen } from '../../play/index.ts'
import { StepPicture } from './StepPicture.tsx'
import styles from './exercise-steps.module.css'

interface MistakeExplanationProps {
  readonly worked: WorkedSolution
  readonly names: readonly string[]
  readonly mistakes: readonly Mistake[]
  /** Found just now: takes the focus, since the pressed button is gone. */
  readonly isNew: boolean
  readonly next: ReactNode
}

/** Explains why the steps were wrong, and shows the right ones. */
export function MistakeExplanation({ worked, names, mistakes, isNew, next }: MistakeExplanationProps) {
  const side = sideOf(worked)
  const { emoji } = worked.question
  const explained = mistakes.flatMap(({ wrong, right, mistake }) => {
    const [step, rightStep] = [worked.steps[wrong], correctedStep(worked, wrong, right)]
    return step && rightStep ? [{ wrong, step, rightStep, why: whyWords(mistake, rightStep, names, side) }] : []
  })
  return (
    <div className={styles['form']}>
      <AnswerHeading isNew={isNew}>
        {mistakes.length > 1 ? m['mistake_found.you_found_both']() : m['mistake_found.you_found_it']()}
      </AnswerHeading>
      {explained.map(({ wrong, step, rightStep, why }) => (
        <Fragment key={wrong}>
          <div className={styles['was']}>
            <p>
              <strong>{m['mistake_found.step_was']({ wrong: wrong + 1 })}</strong>{' '}
              <del>{workedWords(step, names, side, worked.steps[wrong - 1])}</del>
            </p>
            <StepPicture step={step} emoji={emoji} />
          </div>
          <div className={styles['is']}>
            <p>
              <strong>{m['mistake_found.why']()}</strong> {why}
            </p>
            <StepPicture step={rightStep} emoji={emoji} />
          </div>
        </Fragment>
      ))}
      <div className={styles['actions']}>
        {next}
        <Listen text={explained.map(({ why }) => why).join(' ')} />
      </div>
    </div>
  )
}
