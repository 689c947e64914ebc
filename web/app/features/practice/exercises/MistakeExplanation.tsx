import { m } from '@emojigma/messages'
import type { Correction, MistakeKind, WorkedSolution } from '@emojigma/engine/mistakes/worked.ts'
import { whyWords, workedWords } from '@emojigma/messages/words/worked.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { correctedStep, sideOf } from './worked-view.ts'
import { Listen } from '../../play/index.ts'
import { StepPicture } from './StepPicture.tsx'
import styles from './exercise-steps.module.css'

interface MistakeExplanationProps {
  readonly worked: WorkedSolution
  readonly names: readonly string[]
  readonly wrong: number
  readonly right: Correction
  readonly mistake: MistakeKind
  /** Found just now: takes the focus, since the pressed button is gone. */
  readonly isNew: boolean
  readonly next: ReactNode
}

/** Explains why the step was wrong, and shows the right one. */
export function MistakeExplanation({ worked, names, wrong, right, mistake, isNew, next }: MistakeExplanationProps) {
  const step = worked.steps[wrong]
  const rightStep = correctedStep(worked, wrong, right)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  if (!step || !rightStep) return null
  const { emoji } = worked.question
  const why = whyWords(mistake, rightStep, names, sideOf(worked))
  return (
    <div className={styles['form']}>
      <h2 ref={heading} tabIndex={-1}>
        {m['mistake_found.you_found_it']()}
      </h2>
      <div className={styles['was']}>
        <p>
          <strong>{m['mistake_found.step_was']({ wrong: wrong + 1 })}</strong>{' '}
          <del>{workedWords(step, names, sideOf(worked), worked.steps[wrong - 1])}</del>
        </p>
        <StepPicture step={step} emoji={emoji} />
      </div>
      <div className={styles['is']}>
        <p>
          <strong>{m['mistake_found.why']()}</strong> {why}
        </p>
        <StepPicture step={rightStep} emoji={emoji} />
      </div>
      <div className={styles['actions']}>
        {next}
        <Listen text={why} />
      </div>
    </div>
  )
}
