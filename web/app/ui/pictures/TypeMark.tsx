import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './TypeMark.module.css'

/** `data-type` values: a container sets one, and its children use --type, --type-ink and --type-tint. */
export const TYPE_NAMES = {
  mixed: 'mixed',
  1: 'classic',
  2: 'grid',
  3: 'word',
  4: 'sudoku',
  5: 'odd',
} as const satisfies Record<PuzzleTypeId | 'mixed', IconName>

/** The icon plate of a puzzle type; the type's name is always beside it. */
export function TypeMark({ typeId }: { readonly typeId: PuzzleTypeId | 'mixed' }) {
  const name = TYPE_NAMES[typeId]
  return (
    <span className={styles['mark']} data-type={name}>
      <Icon name={name} />
    </span>
  )
}
