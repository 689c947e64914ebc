import * as messages from '@emojigma/messages/page/exercises/components/ExercisePlaceholder.ts'
import { useEffect } from 'react'
import { EquationLines } from '../../play/index.ts'
import styles from './ExercisePlaceholder.module.css'

/** Stands where exercises are awaited. What most of them are drawn with comes meanwhile, so that they are whole at once. */
export function ExercisePlaceholder() {
  useEffect(() => void EquationLines.load().catch(() => {}), [])
  return (
    <output className={styles['waiting']} aria-label={messages.loading}>
      <span className={`shimmer ${styles['placeholder']}`} />
    </output>
  )
}
