import * as nameWords from '@emojigma/messages/words/names.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { Die } from './Die.tsx'
import { TYPE_NAMES } from './TypeMark.tsx'
import styles from './PuzzleThumb.module.css'

/** `Classic, Level 2`, which follow from a published puzzle's number. */
export function thumbName(puzzleId: number): string {
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  return `${nameWords.kinds[typeId]}, ${nameWords.levels[levelId]}`
}

/** A published puzzle's picture, type and level, as a small link.
 *  @param children below it */
export function PuzzleThumb({ puzzleId, to, children }: { readonly puzzleId: number; readonly to: string; readonly children?: ReactNode }) {
  return (
    <div className={styles['thumb']}>
      <Link className={styles['link']} to={to} data-type={TYPE_NAMES[slotOfPuzzle(puzzleId).typeId]}>
        <ThumbPicture puzzleId={puzzleId} />
      </Link>
      {children}
    </div>
  )
}

/** A thumb without the link. */
export function ThumbPicture({ puzzleId }: { readonly puzzleId: number }) {
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  return (
    <>
      <img
        src={inLanguage(questionSvgPath(puzzleId, levelId))}
        alt=""
        width="200"
        height="160"
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      <span className={styles['name']}>
        <Die levelId={levelId} />
        <span>
          {nameWords.kinds[typeId]} <span className={styles['level']}>{nameWords.levels[levelId]}</span>
        </span>
      </span>
    </>
  )
}

export function ThumbList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  )
}
