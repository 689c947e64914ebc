import * as messages from '@emojigma/messages/page/leaderboards/components/HowItWorks.ts'
import { JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './HowItWorks.module.css'

/** Source: docs/product.md, Leaderboards */
export function HowItWorks() {
  return (
    <details className={styles['disclosure']}>
      <summary>
        {messages.howItWorks} <Icon name="chevron" />
      </summary>
      <div className="stack">
        <p>{messages.everyPuzzleYouSolve(pointsOf(JUNIOR_LEVEL_IDS), pointsOf(NEXT_LEVEL_IDS))}</p>
        <p>{messages.aNameStandsOn}</p>
      </div>
    </details>
  )
}

function pointsOf(levelIds: readonly LevelId[]): string {
  const values = levelIds.map((id) => levelOf(id).points)
  return messages.to(Math.min(...values), Math.max(...values))
}
