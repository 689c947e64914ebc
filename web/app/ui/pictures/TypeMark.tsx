import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './TypeMark.module.css'

/** `data-type` values: set once on a container, children read --type, --type-ink and --type-tint. */
export const TYPE_NAMES = {
  mixed: 'mixed',
  1: 'classic',
  2: 'grid',
  3: 'word',
  4: 'sudoku',
  5: 'odd',
} as const satisfies Record<PuzzleTypeId | 'mixed', IconName>

/** In a line of text: an abacus, numbers, letters, a jigsaw piece, a magnifying glass. */
export const TYPE_SYMBOLS: Readonly<Record<PuzzleTypeId, string>> = {
  1: '\u{1F9EE}',
  2: '\u{1F522}',
  3: '\u{1F524}',
  4: '\u{1F9E9}',
  5: '\u{1F50D}',
}

/** The icon plate of a puzzle type; the type's name always stands beside it. */
export function TypeMark({ typeId }: { readonly typeId: PuzzleTypeId | 'mixed' }) {
  const name = TYPE_NAMES[typeId]
  return (
    <span className={styles['mark']} data-type={name}>
      <Icon name={name} />
    </span>
  )
}
