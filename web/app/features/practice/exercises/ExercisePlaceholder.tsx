import { m } from '@emojigma/messages'
import styles from './ExercisePlaceholder.module.css'

export function ExercisePlaceholder() {
  return (
    <output className={styles['waiting']} aria-label={m['ui.loading']()}>
      <span className={`shimmer ${styles['placeholder']}`} />
    </output>
  )
}
