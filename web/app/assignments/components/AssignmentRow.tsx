import type { Assignment } from '@emojigma/contract/assignments.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { useToday } from '../../browser/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { shownDay } from '../due-day.ts'
import styles from './AssignmentRow.module.css'

interface AssignmentRowProps {
  readonly assignment: Assignment
  readonly onShow: () => void
  readonly onEdit: () => void
  readonly onEnd: () => void
  readonly onRemove: () => void
}

/** One assignment in the teacher's list, with how far the class is. */
export function AssignmentRow({ assignment, onShow, onEdit, onEnd, onRemove }: AssignmentRowProps) {
  const { Title, Puzzles, StudentCount, FinishedCount, DoneCount, IsEnded } = assignment
  const all = StudentCount * Puzzles.length
  const about = (what: string) => `${what}: ${Title}`
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3>{Title}</h3>
        <p className="small muted">
          {useDueWords(assignment)} · {Puzzles.length} {Puzzles.length === 1 ? 'puzzle' : 'puzzles'}
        </p>
      </div>
      <div className={styles['progress']}>
        <progress max={Math.max(all, 1)} value={DoneCount} aria-label={`Solved of ${Title}`} />
        <span className="small">
          {FinishedCount} of {StudentCount} {StudentCount === 1 ? 'student has' : 'students have'} finished
        </span>
      </div>
      <div className={styles['actions']}>
        <Button onClick={onShow} aria-label={about('Results')}>
          Results
        </Button>
        <Button variant="quiet" onClick={onEdit} aria-label={about('Edit')}>
          Edit
        </Button>
        <Button variant="quiet" onClick={onEnd} aria-label={about(IsEnded ? 'Open again' : 'End')}>
          {IsEnded ? 'Open again' : 'End'}
        </Button>
        <Button variant="quiet" onClick={onRemove} aria-label={about('Delete')}>
          Delete
        </Button>
      </div>
    </li>
  )
}

function useDueWords({ DueDay, IsEnded }: Assignment): string {
  const today = dayDate(useToday())
  if (IsEnded) return 'Ended'
  return DueDay < today ? `Was due ${shownDay(DueDay)}; late work is welcome` : `Due ${shownDay(DueDay)}`
}
