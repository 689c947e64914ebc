import { m } from '@emojigma/messages'
import { useState, type ReactNode } from 'react'
import { useArrowKeys } from '../../../platform/browser/hooks/use-arrow-keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './StepWalk.module.css'

export interface StepWords {
  readonly where: string
  readonly rule: string
  readonly worked: string
  /** The step as equations, beside the words that say the same. */
  readonly drawn: ReactNode
}

interface StepWalkProps {
  readonly steps: readonly StepWords[]
  /** The current step, which the question shows; undefined before the first, while the answer is shown. */
  readonly index: number | undefined
  readonly onIndex: (index: number) => void
}

/** The steps to an answer: one at a time, with buttons or arrow keys, or all at once. */
export function StepWalk({ steps, index, onIndex }: StepWalkProps) {
  const [wantsWhole, setWantsWhole] = useState(false)
  // The step may be moved from elsewhere.
  const isWhole = wantsWhole && index === steps.length - 1
  const step = steps[index ?? -1]
  const walk = (to: number) => {
    if (to >= 0 && to < steps.length && !isWhole) onIndex(to)
  }
  useArrowKeys((by) => walk((index ?? -1) + by))
  const toggle = () => {
    setWantsWhole(!isWhole)
    onIndex(isWhole ? 0 : steps.length - 1)
  }

  return (
    <section className={classNames('panel', styles['walk'])} aria-label={m['ui.step_by_step']()} data-whole={isWhole || undefined}>
      {isWhole ? (
        <ol className={styles['all']}>
          {steps.map((words, at) => (
            <li key={at}>
              <p className={styles['count']}>{m['step_walk.step']({ at: at + 1 })}</p>
              <StepBody step={words} />
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles['one']} aria-live="polite" aria-atomic="true">
          <p className={styles['count']}>
            {index === undefined
              ? m['step_walk.in_steps']({ count: steps.length })
              : m['ui.step_of']({ index: index + 1, count: steps.length })}
          </p>
          {step && <StepBody step={step} />}
        </div>
      )}
      <div className={styles['actions']}>
        {!isWhole && (
          <>
            {index !== undefined && (
              <Button aria-disabled={index === 0} onClick={() => walk(index - 1)}>
                <Icon name="arrow-left" /> {m['step_walk.back']()}
              </Button>
            )}
            <Button variant="primary" aria-disabled={index === steps.length - 1} onClick={() => walk((index ?? -1) + 1)}>
              {index === undefined ? m['ui.step_by_step']() : m['ui.next']()} <Icon name="arrow-right" />
            </Button>
          </>
        )}
        <Button variant="quiet" aria-pressed={isWhole} onClick={toggle}>
          {m['step_walk.show_all_steps']()}
        </Button>
      </div>
    </section>
  )
}

function StepBody({ step: { where, rule, worked, drawn } }: { readonly step: StepWords }) {
  return (
    <div className={styles['step']}>
      <p className={styles['where']}>{where}</p>
      <p>{rule}</p>
      <p>{worked}</p>
      {drawn}
    </div>
  )
}
