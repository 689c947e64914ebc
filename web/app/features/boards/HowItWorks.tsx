import { m } from '@emojigma/messages'
import { JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './HowItWorks.module.css'

/** Source: docs/product.md, Leaderboards */
export function HowItWorks() {
  return (
    <details className={styles['disclosure']}>
      <summary>
        {m['ui.how_it_works']()} <Icon name="chevron" />
      </summary>
      <div className="stack">
        <p>{m['how_it_works.points']({ points: pointsOf(JUNIOR_LEVEL_IDS), points2: pointsOf(NEXT_LEVEL_IDS) })}</p>
        <p>{m['how_it_works.names']()}</p>
      </div>
    </details>
  )
}

function pointsOf(levelIds: readonly LevelId[]): string {
  const values = levelIds.map((id) => levelOf(id).points)
  return m['how_it_works.to']({ min: Math.min(...values), max: Math.max(...values) })
}
