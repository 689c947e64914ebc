import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { MadePuzzle } from '@emojigma/contract/maker/made-puzzles.ts'
import type { MadeState } from '@emojigma/contract/rules/made-puzzles.ts'
import { madePuzzlePath } from '../../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { focusOn } from '../../ui/focus-recovery.ts'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import styles from './MadeRow.module.css'

const STATES: Readonly<Record<MadeState, string>> = {
  waiting: m['made_row.waits_for_the_teacher'](),
  approved: m['made_row.approved'](),
  returned: m['made_row.returned'](),
}

interface MadeRowProps {
  readonly made: MadePuzzle
  /** It was just edited, so it takes the focus. */
  readonly hasFocus: boolean
  /** Each is undefined if the action is not allowed. */
  readonly onEdit: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
  readonly onReview: ((isApproved: boolean) => Promise<void>) | undefined
  readonly onPrint: (() => void) | undefined
}

/** A listed made puzzle with its actions. */
export function MadeRow({ made, hasFocus, onEdit, onRemove, onReview, onPrint }: MadeRowProps) {
  const { Id, Title, PuzzleTypeId, LevelId, State, Author, IsMine, IsAssigned, IsSolved, PictureUrl } = made
  // A student's puzzle in an assignment stays as the teacher approved it.
  const staysAsApproved = Author !== undefined && IsAssigned
  const about = (what: string) => `${what}: ${Title}`
  const notes = [
    nameWords.kinds[PuzzleTypeId],
    nameWords.levels[LevelId],
    ...(Author && !IsMine ? [m['made_row.by']({ nickname: Author.RealName ?? Author.Nickname })] : []),
    ...(Author ? [STATES[State]] : []),
    ...(IsAssigned ? [m['made_row.assigned']()] : []),
    ...(IsSolved ? [m['ui.solved']()] : []),
  ]
  return (
    <li className={styles['row']} data-type={TYPE_NAMES[PuzzleTypeId]}>
      <img src={PictureUrl} alt="" width="400" height="320" loading="lazy" />
      <h3 ref={hasFocus ? focusOn : undefined}>{Title}</h3>
      <p className="small muted">{notes.join(' · ')}</p>
      {/* A teacher assigns a puzzle by its number. */}
      {onPrint && <p className="small muted">{m['ui.puzzle_number']({ id: Id })}</p>}
      <div className={styles['actions']}>
        <ButtonLink to={madePuzzlePath(Id)} aria-label={about(m['ui.play']())}>
          {m['ui.play']()}
        </ButtonLink>
        {onReview && State !== 'approved' && (
          <Button onClick={() => void onReview(true)} aria-label={about(m['made_row.approve']())}>
            {m['made_row.approve']()}
          </Button>
        )}
        {onReview && State !== 'returned' && !IsAssigned && (
          <Button variant="quiet" onClick={() => void onReview(false)} aria-label={about(m['made_row.give_back']())}>
            {m['made_row.give_back']()}
          </Button>
        )}
        {onPrint && (
          <Button variant="quiet" onClick={onPrint} aria-label={about(m['ui.print']())}>
            {m['ui.print']()}
          </Button>
        )}
        {onEdit && !staysAsApproved && (
          <Button variant="quiet" onClick={onEdit} aria-label={about(m['ui.edit']())}>
            {m['ui.edit']()}
          </Button>
        )}
        {onRemove && !IsAssigned && (
          <Button variant="quiet" onClick={onRemove} aria-label={about(m['ui.delete_it']())}>
            {m['ui.delete_it']()}
          </Button>
        )}
      </div>
    </li>
  )
}
