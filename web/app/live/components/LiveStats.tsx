import { counted } from '../../ui/counted.ts'
import { useLiveStats } from '../api.ts'
import styles from './LiveStats.module.css'

/** How many play now, and what was solved so far; nothing until the server has told it.
 *  Source: docs/product.md, Live stats */
export function LiveStats() {
  const stats = useLiveStats()
  if (!stats) return null
  return (
    <p className={styles['live']} aria-live="off">
      <span>
        <strong>{counted(stats.u)}</strong> playing now
      </span>
      <span>
        <strong>{counted(stats.c)}</strong> solved from {counted(stats.g)} {stats.g === 1 ? 'try' : 'tries'}
      </span>
    </p>
  )
}
