import { JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HowItWorks.module.css'

/** Source: docs/product.md, Leaderboards */
export function HowItWorks() {
  return (
    <details className={styles['disclosure']}>
      <summary>
        How it works <Icon name="chevron" />
      </summary>
      <div className="stack">
        <p>
          Every puzzle you solve while you are signed in adds points once, and harder levels add more: {pointsOf(JUNIOR_LEVEL_IDS)} for
          Level 1 to Level 5, {pointsOf(NEXT_LEVEL_IDS)} for Easy to Master. A wrong guess takes nothing away. A puzzle whose answer was
          revealed adds nothing.
        </p>
        <p>
          A name stands on the boards once its e-mail is proven and it has played on three days. Equal scores share a position. Days and
          weeks are counted in UTC, and a week begins on Monday. The shield beside a name is the rank for the score on that board.
        </p>
      </div>
    </details>
  )
}

function pointsOf(levelIds: readonly LevelId[]): string {
  const values = levelIds.map((id) => levelOf(id).points)
  return `${Math.min(...values)} to ${Math.max(...values)}`
}
