import type { MadePuzzle } from '@emojigma/contract/made-puzzles.ts'
import type { MadeState } from '@emojigma/contract/rules/made-puzzles.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import { madePuzzlePath } from '../../navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TYPE_NAMES } from '../../ui/TypeMark.tsx'
import styles from './MadeRow.module.css'

const STATES: Readonly<Record<MadeState, string>> = {
  waiting: 'waits for the teacher',
  approved: 'approved',
  returned: 'given back to be made better',
}

interface MadeRowProps {
  readonly made: MadePuzzle
  /** Each absent where it may not be done. */
  readonly onEdit: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
  readonly onReview: ((isApproved: boolean) => Promise<void>) | undefined
  readonly onPrint: () => void
}

/** A made puzzle in the list, and what can be done with it. */
export function MadeRow({ made, onEdit, onRemove, onReview, onPrint }: MadeRowProps) {
  const { Id, Title, PuzzleTypeId, LevelId, State, Author, IsMine, IsAssigned, IsSolved, PictureUrl } = made
  const about = (what: string) => `${what}: ${Title}`
  const notes = [
    puzzleTypeOf(PuzzleTypeId).name,
    levelOf(LevelId).name,
    ...(Author && !IsMine ? [`by ${Author.Nickname}`] : []),
    ...(Author ? [STATES[State]] : []),
    ...(IsAssigned ? ['assigned'] : []),
    ...(IsSolved ? ['solved'] : []),
  ]
  return (
    <li className={styles['row']} data-type={TYPE_NAMES[PuzzleTypeId]}>
      <img src={PictureUrl} alt="" width="400" height="320" loading="lazy" />
      <h3>{Title}</h3>
      <p className="small muted">{notes.join(' · ')}</p>
      <p className="small muted">No. {Id}</p>
      <div className={styles['actions']}>
        <ButtonLink to={madePuzzlePath(Id)} aria-label={about('Play')}>
          Play
        </ButtonLink>
        {onReview && State !== 'approved' && (
          <Button onClick={() => void onReview(true)} aria-label={about('Approve')}>
            Approve
          </Button>
        )}
        {onReview && State !== 'returned' && (
          <Button variant="quiet" onClick={() => void onReview(false)} aria-label={about('Give back')}>
            Give back
          </Button>
        )}
        <Button variant="quiet" onClick={onPrint} aria-label={about('Print')}>
          Print
        </Button>
        {onEdit && (
          <Button variant="quiet" onClick={onEdit} aria-label={about('Edit')}>
            Edit
          </Button>
        )}
        {onRemove && !IsAssigned && (
          <Button variant="quiet" onClick={onRemove} aria-label={about('Delete')}>
            Delete
          </Button>
        )}
      </div>
    </li>
  )
}
