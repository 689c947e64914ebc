import { m } from '@emojigma/messages'
import * as names from '@emojigma/messages/words/names.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { memo } from 'react'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { puzzlePath } from '../../platform/navigation/paths.ts'
import { Die } from '../../ui/pictures/Die.tsx'
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import type { CardState } from './card-state.ts'
import styles from './PuzzleCard.module.css'

interface StateSign {
  readonly icon: IconName
  readonly word: string
  /** The end of the card's accessible name. */
  readonly spoken: string
}

const STATE_SIGNS: Readonly<Record<Exclude<CardState, 'new'>, StateSign>> = {
  solved: { icon: 'check', word: m['ui.solved_puzzles'](), spoken: m['ui.solved']() },
  revealed: { icon: 'eye', word: m['puzzle_card.revealed'](), spoken: m['puzzle_card.spoken_revealed']() },
  locked: { icon: 'lock', word: m['puzzle_card.locked'](), spoken: m['puzzle_card.spoken_locked']() },
}

export interface PuzzleCardProps {
  readonly puzzle: PuzzleView
  readonly state?: CardState
  /** Loads its picture eagerly. */
  readonly isOnFirstScreen?: boolean
}

/** A puzzle's picture, level, points and state, as a link. A page may have hundreds, so they have no click handlers: their list does.
 *  Source: docs/product.md, Layout and breakpoints */
export const PuzzleCard = memo(function PuzzleCard({ puzzle, state = 'new', isOnFirstScreen = false }: PuzzleCardProps) {
  const { points } = levelOf(puzzle.levelId)
  const level = names.levels[puzzle.levelId]
  const sign = state === 'new' ? undefined : STATE_SIGNS[state]
  const name = [
    m['puzzle_card.puzzle']({ name: names.kinds[puzzle.typeId] }),
    level,
    m['ui.points']({ points }),
    ...(sign ? [sign.spoken] : []),
  ].join(', ')
  return (
    <a
      className={styles['card']}
      data-type={TYPE_NAMES[puzzle.typeId]}
      data-state={state}
      href={inLanguage(puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId))}
    >
      <span className="visually-hidden">{name}</span>
      <span className={styles['art']}>
        <img
          src={puzzle.questionImageSvg ?? inLanguage(questionSvgPath(puzzle.id, puzzle.levelId))}
          alt=""
          width="400"
          height="320"
          loading={isOnFirstScreen ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      </span>
      <span className={styles['foot']} aria-hidden="true">
        <Die levelId={puzzle.levelId} /> {level}
        <span className={styles['points']}>{m['puzzles.pts']({ points })}</span>
      </span>
      {sign && (
        <span className={styles['state']} aria-hidden="true">
          <Icon name={sign.icon} />
          {sign.word}
        </span>
      )}
    </a>
  )
})

/** Reserves a card's space. */
export function PuzzleCardPlaceholder() {
  return (
    <div className={styles['placeholder']} aria-hidden="true">
      <span className={styles['art']}>
        <span className="shimmer" />
      </span>
      <span className={styles['foot']}>
        <span className="shimmer" />
        <span className="shimmer" />
      </span>
    </div>
  )
}
