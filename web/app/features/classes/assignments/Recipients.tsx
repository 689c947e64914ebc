import { m } from '@emojigma/messages'
import { classroomsApi } from '../api.ts'
import { listStudents, nameOf } from '../student-list.ts'
import { assignmentsApi } from './api.ts'
import styles from './Recipients.module.css'

interface RecipientsProps {
  readonly classroomId: string
  /** Undefined = the whole class. */
  readonly chosen: readonly string[] | undefined
  readonly onChange: (chosen: readonly string[] | undefined) => void
}

/** Chooses the whole class or some of its students, one by one or as a group that had an assignment before.
 *  Source: docs/product.md, Assignments */
export function Recipients({ classroomId, chosen, onChange }: RecipientsProps) {
  const { data } = classroomsApi.useGetStudentsQuery(classroomId)
  const { data: given } = assignmentsApi.useGetAssignmentsQuery(classroomId)
  const students = listStudents(data?.Students ?? [], '', { by: 'name', isDescending: false })
  const groups = (given?.Assignments ?? []).filter(({ StudentIds = [] }) => StudentIds.length > 0)
  return (
    <fieldset className={styles['recipients']}>
      <legend>{m['recipients.for_whom']()}</legend>
      <div className={styles['row']}>
        <label className={styles['option']}>
          <input type="radio" name="recipients" checked={!chosen} onChange={() => onChange(undefined)} />
          {m['recipients.whole_class']()}
        </label>
        <label className={styles['option']}>
          <input type="radio" name="recipients" checked={chosen !== undefined} onChange={() => onChange([])} />
          {m['recipients.some']()}
        </label>
      </div>
      {chosen && (
        <>
          {groups.length > 0 && (
            <label className={styles['group']}>
              {m['recipients.same_group']()}{' '}
              <select value="" onChange={({ target }) => onChange(groups.find(({ Id }) => Id === target.value)?.StudentIds ?? chosen)}>
                <option value="">{m['recipients.choose']()}</option>
                {groups.map(({ Id, Title, StudentCount }) => (
                  <option key={Id} value={Id}>
                    {m['recipients.group']({ title: Title, count: StudentCount })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div className={styles['students']}>
            {students.map((student) => (
              <label key={student.Id} className={styles['option']}>
                <input
                  type="checkbox"
                  checked={chosen.includes(student.Id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, student.Id] : chosen.filter((other) => other !== student.Id))
                  }
                />
                {nameOf(student)}
              </label>
            ))}
          </div>
          <p className="small muted" aria-live="polite">
            {m['recipients.chosen']({ count: chosen.length, students: students.length })}
          </p>
        </>
      )}
    </fieldset>
  )
}
