import { m } from '@emojigma/messages'
import { dayOfPuzzle, puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { Link } from 'react-router'
import { puzzlePath } from '../../../platform/navigation/paths.ts'
import styles from './HeardInstead.module.css'

/** For who cannot see the picture: the day's Classic of the same level, which can be played by ear and brings the same points. Opening
 *  either uses none of the free puzzles. It is read, and shown to whoever comes to it by key.
 *  Source: docs/product.md, Spot the odd emoji */
export function HeardInstead({ puzzleId, levelId }: { readonly puzzleId: number; readonly levelId: LevelId }) {
  const slot = SLOTS.findIndex((candidate) => candidate.typeId === 1 && candidate.levelId === levelId)
  return (
    <p className={styles['heard']}>
      <Link to={puzzlePath(puzzleIdOf(dayOfPuzzle(puzzleId), slot))}>{m['heard_instead.offer']()}</Link>
    </p>
  )
}
