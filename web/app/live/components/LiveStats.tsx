import * as messages from '@emojigma/messages/page/live/components/LiveStats.tsx'
import { counted } from '@emojigma/messages/grammar.ts'
import { useLiveStats } from '../api.ts'
import styles from './LiveStats.module.css'

/** How many play now, and what was solved so far; nothing until the server has told it.
 *  Source: docs/product.md, Live stats */
export function LiveStats() {
  const stats = useLiveStats()
  if (!stats) return null
  return (
    <p className={styles['live']} aria-live="off">
      <span>{messages.playingNow(<strong>{counted(stats.u)}</strong>)}</span>
      <span>{messages.solvedFrom(<strong>{counted(stats.c)}</strong>, stats.g)}</span>
    </p>
  )
}
