import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { ReactNode, Ref } from 'react'
import { LevelName } from '../../../ui/pictures/Die.tsx'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import styles from './TileHead.module.css'

interface TileHeadProps {
  readonly typeId: PuzzleTypeId | undefined
  readonly levelId: LevelId | undefined
  /** Only for puzzles with a page of their own. */
  readonly puzzleId?: number | undefined
  /** At the end of the head. */
  readonly tools?: ReactNode
  readonly heading: { readonly level: 1 | 2; readonly id?: string; readonly ref?: Ref<HTMLHeadingElement> }
}

/** The head of a puzzle's tile: type, level, points and number. */
export function TileHead({ typeId, levelId, puzzleId, tools, heading: { level, ...heading } }: TileHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={styles['head']}>
      {typeId && <TypeMark typeId={typeId} />}
      <Heading tabIndex={-1} {...heading}>
        {typeId ? nameWords.kinds[typeId] : m['ui.puzzle']()}
      </Heading>
      <div className={styles['meta']}>
        {levelId && <LevelName levelId={levelId} />}
        {puzzleId !== undefined && (
          <>
            {levelId && <span className={styles['wideOnly']}>{m['ui.points']({ points: levelOf(levelId).points })}</span>}
            <span className={styles['wideOnly']}>{m['tile_head.no']({ puzzleId })}</span>
          </>
        )}
        {tools}
      </div>
    </header>
  )
}
