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

/** The character that stands for a type in a line of text, and the emoji artwork that draws it in a picture. */
export const TYPE_SYMBOLS: Readonly<Record<PuzzleTypeId, readonly [character: string, artwork: string]>> = {
  1: ['\u{1F9EE}', 'abacus'],
  2: ['\u{1F522}', 'input-numbers'],
  3: ['\u{1F524}', 'input-latin-letters'],
  4: ['\u{1F9E9}', 'puzzle-piece'],
  5: ['\u{1F50D}', 'magnifying-glass-tilted-left'],
}

/** The icon plate of a puzzle type; the type's name is always beside it. */
export function TypeMark({ typeId }: { readonly typeId: PuzzleTypeId | 'mixed' }) {
  const name = TYPE_NAMES[typeId]
  return (
    <span className={styles['mark']} data-type={name}>
      <Icon name={name} />
    </span>
  )
}
