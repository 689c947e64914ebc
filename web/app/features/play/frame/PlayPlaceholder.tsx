import { m } from '@emojigma/messages'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TYPE_NAMES } from '../../../ui/pictures/TypeMark.tsx'
import { TileHead } from './TileHead.tsx'
import styles from './PlayPlaceholder.module.css'

interface PlayPlaceholderProps {
  readonly puzzleId: number
  readonly typeId: PuzzleTypeId | undefined
  readonly levelId: LevelId | undefined
}

/** A puzzle's tile while it loads, with the type and level that are known already.
 *  Source: docs/product.md, Puzzle page */
export function PlayPlaceholder({ puzzleId, typeId, levelId }: PlayPlaceholderProps) {
  return (
    <article className="tile" data-type={typeId && TYPE_NAMES[typeId]} aria-busy="true" aria-label={m['ui.loading']()}>
      <TileHead typeId={typeId} levelId={levelId} puzzleId={puzzleId} heading={{ level: 1 }} />
      <span className={classNames('shimmer', styles['question'])} />
    </article>
  )
}
