import * as nameWords from '@emojigma/messages/words/names.ts'
import { isJunior, stepOf, type LevelId } from '@emojigma/engine/levels.ts'
import { classNames } from '../class-names.ts'
import styles from './Die.module.css'

type Pip = readonly [x: number, y: number]
const PIPS: Record<1 | 2 | 3 | 4 | 5, readonly Pip[]> = {
  1: [[14, 14]],
  2: [
    [8, 8],
    [20, 20],
  ],
  3: [
    [7.5, 7.5],
    [14, 14],
    [20.5, 20.5],
  ],
  4: [
    [8, 8],
    [20, 8],
    [8, 20],
    [20, 20],
  ],
  5: [
    [7.5, 7.5],
    [20.5, 7.5],
    [14, 14],
    [7.5, 20.5],
    [20.5, 20.5],
  ],
}

/** The level as a die: round dots on sun for Junior, diamonds on plum for Next Level. The level's name is always beside it. */
export function Die({ levelId }: { readonly levelId: LevelId }) {
  const pips = PIPS[stepOf(levelId)]
  const junior = isJunior(levelId)
  return (
    <span className={classNames(styles['die'], !junior && styles['next'])} aria-hidden="true">
      <svg viewBox="0 0 28 28">
        {pips.map(([x, y]) =>
          junior ? (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3.1" />
          ) : (
            <path key={`${x} ${y}`} d={`M${x} ${y - 4.2}l4.2 4.2-4.2 4.2-4.2-4.2z`} />
          ),
        )}
      </svg>
    </span>
  )
}

export function LevelName({ levelId }: { readonly levelId: LevelId }) {
  return (
    <span className={styles['level']}>
      <Die levelId={levelId} /> {nameWords.levels[levelId]}
    </span>
  )
}
