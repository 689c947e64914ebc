import { m } from '@emojigma/messages'
import styles from './Steps.module.css'

interface StepsProps {
  readonly count: number
  readonly filled: number
}

/** Progress in a strand, as filled steps. */
export function Steps({ count, filled }: StepsProps) {
  return (
    <p className={styles['steps']}>
      <span className={styles['row']} aria-hidden="true">
        {Array.from({ length: count }, (_, step) => (
          <span key={step} data-filled={step < filled || undefined} />
        ))}
      </span>
      <span>{wordsFor(count, Math.min(filled, count))}</span>
    </p>
  )
}

function wordsFor(count: number, filled: number): string {
  if (filled === 0) return count === 1 ? m['steps.text1_step']() : m['steps.steps']({ count })
  if (filled < count) return m['steps.of_steps_filled']({ filled, count })
  return count === 1 ? m['steps.the_step_is_filled']() : m['steps.all_steps_filled']({ count })
}
