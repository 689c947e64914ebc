import { m } from '@emojigma/messages'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { listStudents, nameOf } from './student-list.ts'
import styles from './StudentChoice.module.css'

interface StudentChoiceProps {
  readonly students: readonly Student[]
  /** Ids. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Chooses some students of a class, one by one. */
export function StudentChoice({ students, chosen, onChange }: StudentChoiceProps) {
  return (
    <>
      <div className={styles['students']}>
        {listStudents(students, '', { by: 'name', isDescending: false }).map((student) => (
          <label key={student.Id} className={styles['option']}>
            <input
              type="checkbox"
              checked={chosen.includes(student.Id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, student.Id] : chosen.filter((other) => other !== student.Id))}
            />
            {nameOf(student)}
          </label>
        ))}
      </div>
      <p className="small muted" aria-live="polite">
        {m['recipients.chosen']({ count: chosen.length, students: students.length })}
      </p>
    </>
  )
}
