import * as nameWords from '@emojigma/messages/words/names.ts'
import * as messages from '@emojigma/messages/page/maker/components/MadeRow.ts'
import type { MadePuzzle } from '@emojigma/contract/made-puzzles.ts'
import type { MadeState } from '@emojigma/contract/rules/made-puzzles.ts'
import { madePuzzlePath } from '../../navigation/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { focusOn } from '../../ui/kept-focus.ts'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import styles from './MadeRow.module.css'

const STATES: Readonly<Record<MadeState, string>> = {
  waiting: messages.waitsForTheTeacher,
  approved: messages.approved,
  returned: messages.givenBackToBe,
}

interface MadeRowProps {
  readonly made: MadePuzzle
  /** It was changed just now, or left as it was, so that it has the focus. */
  readonly isBackAt: boolean
  /** Each absent where it may not be done. */
  readonly onEdit: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
  readonly onReview: ((isApproved: boolean) => Promise<void>) | undefined
  readonly onPrint: (() => void) | undefined
}

/** A made puzzle in the list, and what can be done with it. */
export function MadeRow({ made, isBackAt, onEdit, onRemove, onReview, onPrint }: MadeRowProps) {
  const { Id, Title, PuzzleTypeId, LevelId, State, Author, IsMine, IsAssigned, IsSolved, PictureUrl } = made
  // While a student's puzzle stands in an assignment, it stays what the teacher approved.
  const staysAsApproved = Author !== undefined && IsAssigned
  const about = (what: string) => `${what}: ${Title}`
  const notes = [
    nameWords.kinds[PuzzleTypeId],
    nameWords.levels[LevelId],
    ...(Author && !IsMine ? [messages.by(Author.Nickname)] : []),
    ...(Author ? [STATES[State]] : []),
    ...(IsAssigned ? [messages.assigned] : []),
    ...(IsSolved ? [messages.solved] : []),
  ]
  return (
    <li className={styles['row']} data-type={TYPE_NAMES[PuzzleTypeId]}>
      <img src={PictureUrl} alt="" width="400" height="320" loading="lazy" />
      <h3 ref={isBackAt ? focusOn : undefined}>{Title}</h3>
      <p className="small muted">{notes.join(' · ')}</p>
      <p className="small muted">{messages.no(Id)}</p>
      <div className={styles['actions']}>
        <ButtonLink to={madePuzzlePath(Id)} aria-label={about(messages.play)}>
          {messages.play}
        </ButtonLink>
        {onReview && State !== 'approved' && (
          <Button onClick={() => void onReview(true)} aria-label={about(messages.approve)}>
            {messages.approve}
          </Button>
        )}
        {onReview && State !== 'returned' && !IsAssigned && (
          <Button variant="quiet" onClick={() => void onReview(false)} aria-label={about(messages.giveBack)}>
            {messages.giveBack}
          </Button>
        )}
        {onPrint && (
          <Button variant="quiet" onClick={onPrint} aria-label={about(messages.print)}>
            {messages.print}
          </Button>
        )}
        {onEdit && !staysAsApproved && (
          <Button variant="quiet" onClick={onEdit} aria-label={about(messages.edit)}>
            {messages.edit}
          </Button>
        )}
        {onRemove && !IsAssigned && (
          <Button variant="quiet" onClick={onRemove} aria-label={about(messages.deleteIt)}>
            {messages.deleteIt}
          </Button>
        )}
      </div>
    </li>
  )
}
