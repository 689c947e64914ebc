import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { counted } from '@emojigma/messages/grammar.ts'
import { useLiveStats } from './api.ts'
import styles from './LiveStats.module.css'

/** Players online and puzzles solved; nothing before the first message.
 *  Source: docs/product.md, Live stats */
export function LiveStats() {
  const stats = useLiveStats()
  if (!stats) return null
  return (
    <p className={styles['live']} aria-live="off">
      <span>
        <ParaglideMessage message={m['live_stats.playing_now']} markup={{ players: () => <strong>{counted(stats.u)}</strong> }} />
      </span>
      <span>
        <ParaglideMessage
          message={m['live_stats.solved_from']}
          inputs={{ tries: stats.g }}
          markup={{ solved: () => <strong>{counted(stats.c)}</strong> }}
        />
      </span>
    </p>
  )
}
