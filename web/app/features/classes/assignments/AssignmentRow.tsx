import { m } from '@emojigma/messages'
import type { Assignment } from '@emojigma/contract/classes/assignments.ts'
import { Button } from '../../../ui/Button.tsx'
import { focusOn } from '../../../ui/focus-recovery.ts'
import { classroomsApi } from '../api.ts'
import { dueDayText } from './due-day.ts'
import styles from './AssignmentRow.module.css'

interface AssignmentRowProps {
  readonly assignment: Assignment
  /** The teacher returns from this assignment, so it takes the focus. */
  readonly hasFocus: boolean
  readonly onShow: () => void
  readonly onEdit: () => void
  /** Absent without another class. */
  readonly onCopy?: (() => void) | undefined
  readonly onShare: () => void
  readonly onEnd: () => void
  readonly onRemove: () => void
}

/** One assignment in the teacher's list, with the class's progress. */
export function AssignmentRow({ assignment, hasFocus, onShow, onEdit, onCopy, onShare, onEnd, onRemove }: AssignmentRowProps) {
  const { ClassroomId, Title, Puzzles, StudentIds, GroupId, StudentCount, FinishedCount, DoneCount, IsEnded } = assignment
  const group = classroomsApi.useGetGroupsQuery(ClassroomId, { skip: GroupId === undefined }).data?.Groups.find(({ Id }) => Id === GroupId)
  const all = StudentCount * Puzzles.length
  const about = (what: string) => `${what}: ${Title}`
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <h3 ref={hasFocus ? focusOn : undefined}>{Title}</h3>
        <p className="small muted">
          {dueWords(assignment)} · {m['assignment_row.puzzles']({ count: Puzzles.length })}
          {StudentIds &&
            ` · ${group?.Name ? m['recipients.group']({ title: group.Name, count: StudentCount }) : m['assignment_row.for_some']({ count: StudentCount })}`}
        </p>
      </div>
      <div className={styles['progress']}>
        <progress max={Math.max(all, 1)} value={DoneCount} aria-label={m['assignment_row.solved_of']({ title: Title })} />
        <span className="small">{m['assignment_row.of_finished']({ finishedCount: FinishedCount, studentCount: StudentCount })}</span>
      </div>
      <div className={styles['actions']}>
        <Button onClick={onShow} aria-label={about(m['assignment_row.results']())}>
          {m['assignment_row.results']()}
        </Button>
        <Button variant="quiet" onClick={onEdit} aria-label={about(m['ui.edit']())}>
          {m['ui.edit']()}
        </Button>
        <Button variant="quiet" onClick={onShare} aria-label={about(m['assignment_row.share']())}>
          {m['assignment_row.share']()}
        </Button>
        {onCopy && (
          <Button variant="quiet" onClick={onCopy} aria-label={about(m['assignment_row.copy']())}>
            {m['assignment_row.copy']()}
          </Button>
        )}
        <Button variant="quiet" onClick={onEnd} aria-label={about(IsEnded ? m['assignment_row.open_again']() : m['assignment_row.end']())}>
          {IsEnded ? m['assignment_row.open_again']() : m['assignment_row.end']()}
        </Button>
        <Button variant="quiet" onClick={onRemove} aria-label={about(m['ui.delete_it']())}>
          {m['ui.delete_it']()}
        </Button>
      </div>
    </li>
  )
}

function dueWords({ StartDay, DueDay, IsEnded, IsLate }: Assignment): string {
  if (IsEnded) return m['assignment_row.ended']()
  if (StartDay !== undefined) return m['assignment_row.from_to']({ from: dueDayText(StartDay), shownDay: dueDayText(DueDay) })
  return IsLate ? m['assignment_row.was_due']({ shownDay: dueDayText(DueDay) }) : m['assignment_row.due']({ shownDay: dueDayText(DueDay) })
}
