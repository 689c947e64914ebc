import * as messages from '@emojigma/messages/page/assignments/components/AssignmentRow.ts'
import type { Assignment } from '@emojigma/contract/school/assignments.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { useToday } from '../../browser/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { focusOn } from '../../ui/kept-focus.ts'
import { shownDay } from '../due-day.ts'
import styles from './AssignmentRow.module.css'

interface AssignmentRowProps {
  readonly assignment: Assignment
  /** The teacher was with it and comes back, so that it has the focus. */
  readonly isBackAt: boolean
  readonly onShow: () => void
  readonly onEdit: () => void
  readonly onEnd: () => void
  readonly onRemove: () => void
}

/** One assignment in the teacher's list, with how far the class is. */
export function AssignmentRow({ assignment, isBackAt, onShow, onEdit, onEnd, onRemove }: AssignmentRowProps) {
  const { Title, Puzzles, StudentCount, FinishedCount, DoneCount, IsEnded } = assignment
  const all = StudentCount * Puzzles.length
  const about = (what: string) => `${what}: ${Title}`
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 ref={isBackAt ? focusOn : undefined}>{Title}</h3>
        <p className="small muted">
          {useDueWords(assignment)} · {messages.puzzles(Puzzles.length)}
        </p>
      </div>
      <div className={styles['progress']}>
        <progress max={Math.max(all, 1)} value={DoneCount} aria-label={messages.solvedOf(Title)} />
        <span className="small">{messages.ofFinished(FinishedCount, StudentCount)}</span>
      </div>
      <div className={styles['actions']}>
        <Button onClick={onShow} aria-label={about(messages.results)}>
          {messages.results}
        </Button>
        <Button variant="quiet" onClick={onEdit} aria-label={about(messages.edit)}>
          {messages.edit}
        </Button>
        <Button variant="quiet" onClick={onEnd} aria-label={about(IsEnded ? messages.openAgain : messages.end)}>
          {IsEnded ? messages.openAgain : messages.end}
        </Button>
        <Button variant="quiet" onClick={onRemove} aria-label={about(messages.deleteIt)}>
          {messages.deleteIt}
        </Button>
      </div>
    </li>
  )
}

function useDueWords({ DueDay, IsEnded }: Assignment): string {
  const today = dayDate(useToday())
  if (IsEnded) return messages.ended
  return DueDay < today ? messages.wasDueLateWork(shownDay(DueDay)) : messages.due(shownDay(DueDay))
}
