import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import type { AssignedState } from '@emojigma/contract/rules/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { Link } from 'react-router'
import { madePuzzlePath, puzzlePath } from '../../../platform/navigation/paths.ts'
import { Icon, type IconName } from '../../../ui/pictures/Icon.tsx'
import { TypeMark } from '../../../ui/pictures/TypeMark.tsx'
import styles from './AssignedLink.module.css'

const SIGNS: Readonly<Record<AssignedState, { readonly icon?: IconName; readonly word: string }>> = {
  fresh: { word: '' },
  begun: { icon: 'edit', word: m['classes.begun']() },
  solved: { icon: 'check', word: m['ui.solved']() },
  revealed: { icon: 'eye', word: m['classes.answer_seen']() },
}

interface AssignedLinkProps {
  readonly puzzle: AssignedPuzzle
  /** Its place in the assignment, from 1. */
  readonly number: number
  readonly state: AssignedState
}

/** Leads to a puzzle of an assignment; what was done with it stands on it. */
export function AssignedLink({ puzzle: { PuzzleId, PuzzleTypeId, LevelId, Title }, number, state }: AssignedLinkProps) {
  const { icon, word } = SIGNS[state]
  const name = Title ?? nameWords.kinds[PuzzleTypeId]
  const to = isMadePuzzleId(PuzzleId) ? madePuzzlePath(PuzzleId) : puzzlePath(PuzzleId, PuzzleTypeId, LevelId)
  return (
    <Link className={styles['link']} to={to} data-state={state}>
      <TypeMark typeId={PuzzleTypeId} />
      <span>
        <span className={styles['name']}>
          {number}. {name}
        </span>{' '}
        <span className={styles['level']}>
          {nameWords.levels[LevelId]}
          {word !== '' && ` · ${word}`}
        </span>
      </span>
      {icon && <Icon name={icon} />}
    </Link>
  )
}
