import type { Classroom } from '@emojigma/contract/classrooms.ts'
import type { Student } from '@emojigma/contract/students.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { classroomsApi } from '../api.ts'
import { deletedWords, studentCount } from '../student-list.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import styles from '../portal.module.css'
import { removalWords } from './StudentDialog.tsx'
import type { Undoable } from './Undo.tsx'

interface BulkActionsProps {
  /** At least one. */
  readonly students: readonly Student[]
  /** Where they may be moved to. */
  readonly classrooms: readonly Classroom[]
  readonly home: Classroom
  readonly onDone: (done: Undoable) => void
  readonly onClear: () => void
}

/** What can be done with all students that are selected. */
export function BulkActions({ students, classrooms, home, onDone, onClear }: BulkActionsProps) {
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [move] = classroomsApi.useMoveStudentsMutation()
  const [remove] = classroomsApi.useRemoveStudentsMutation()
  const [restore] = classroomsApi.useRestoreStudentsMutation()
  const ids = students.map(({ Id }) => Id)
  const count = studentCount(students.length)
  const moveTo = async (classroomId: string) => {
    const { error } = await move({ ids, classroomId })
    if (error) return setFailure(failureOf(error, 'first').message)
    const there = classrooms.find(({ Id }) => Id === classroomId)?.Name ?? ''
    return onDone({ words: `${count} moved to ${there}.`, undo: () => move({ ids, classroomId: home.Id }) })
  }
  return (
    <section className={styles['row']} aria-label="Selected students">
      <output>
        <strong>{count} selected</strong>
      </output>
      {classrooms.length > 0 && (
        <label className={styles['control']}>
          <span className="visually-hidden">Move to</span>
          <select value="" onChange={({ target }) => void moveTo(target.value)}>
            <option value="">Move to...</option>
            {classrooms.map(({ Id, Name }) => (
              <option key={Id} value={Id}>
                {Name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button onClick={() => setRemoving(true)}>Remove</Button>
      <Button variant="quiet" onClick={onClear}>
        Select none
      </Button>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      {isRemoving && (
        <Confirm
          title={`Remove ${count}?`}
          text={removalWords(students.length)}
          confirm="Remove"
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            const { data, error } = await remove(ids)
            if (error) return failureOf(error, 'first').message
            setRemoving(false)
            onDone({
              words: `${count} removed. Their logins no longer work.${deletedWords(data.DeletedForGood)}`,
              undo: () => restore(ids),
            })
            return undefined
          }}
        />
      )}
    </section>
  )
}
