import { m } from '@emojigma/messages'
import { categoryCode } from '@emojigma/content/riddle.ts'
import type { CategoryCount } from './categories.ts'
import styles from './CategoryToggles.module.css'

interface CategoryTogglesProps {
  readonly counts: readonly CategoryCount[]
  /** A category's code; absent = all. */
  readonly chosen: string | undefined
  readonly onChoose: (code: string | undefined) => void
}

/** A row of toggles, one of which is on.
 *  Source: docs/product.md, Riddles */
export function CategoryToggles({ counts, chosen, onChoose }: CategoryTogglesProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    { code: undefined, name: m['ui.all'](), count: total },
    ...counts.map(({ category, count }) => ({ code: categoryCode(category), name: category, count })),
  ]
  return (
    <ul className={styles['toggles']} aria-label={m['category_toggles.category']()}>
      {choices.map(({ code, name, count }) => (
        <li key={name}>
          <button
            type="button"
            className={styles['toggle']}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code === chosen ? undefined : code)}
          >
            {name} <span className={styles['count']}>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
