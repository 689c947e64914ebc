import * as messages from '@emojigma/messages/page/exercises/components/ExercisePlaceholder.ts'
import styles from './ExercisePlaceholder.module.css'

/** Stands where exercises are awaited. */
export function ExercisePlaceholder() {
  return (
    <output className={styles['waiting']} aria-label={messages.loading}>
      <span className={`shimmer ${styles['placeholder']}`} />
    </output>
  )
}
