import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { LevelName } from '../../ui/Die.tsx'
import { TYPE_LOOKS, TypeMark } from '../../ui/TypeMark.tsx'
import styles from './PlayFrame.module.css'

interface PlayPlaceholderProps {
  readonly puzzleId: number
  readonly typeId: PuzzleTypeId | undefined
  readonly levelId: LevelId | undefined
}

/** A puzzle's tile until the puzzle is there, with what is known of it already.
 *  Source: specification §4, Loading a puzzle */
export function PlayPlaceholder({ puzzleId, typeId, levelId }: PlayPlaceholderProps) {
  return (
    <article className={styles['tile']} data-type={typeId && TYPE_LOOKS[typeId]} aria-busy="true" aria-label="Loading...">
      <header className={styles['head']}>
        {typeId && <TypeMark typeId={typeId} />}
        <h1>{typeId ? puzzleTypeOf(typeId).name : 'Puzzle'}</h1>
        <div className={styles['meta']}>
          {levelId && <LevelName levelId={levelId} />}
          {levelId && <span className={styles['wideOnly']}>{levelOf(levelId).points} points</span>}
          <span className={styles['wideOnly']}>No. {puzzleId}</span>
        </div>
      </header>
      <div className={styles['body']}>
        <span className={styles['shimmer']} />
      </div>
    </article>
  )
}
