import * as messages from '@emojigma/messages/page/classrooms/components/BulkActions.ts'
import type { Classroom } from '@emojigma/contract/school/classrooms.ts'
import type { Student } from '@emojigma/contract/school/students.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { classroomsApi } from '../api.ts'
import { students as studentCount } from '@emojigma/messages/page/classrooms/student-list.ts'
import { classCodeWords, deletedWords } from '../student-list.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import styles from '../portal.module.css'
import { removalWords } from './StudentDialog.tsx'
import type { Undoable } from '../../ui/Undo.tsx'

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
  const [target, setTarget] = useState('')
  const [failure, setFailure] = useState<string>()
  const [move, { isLoading: isMoving }] = classroomsApi.useMoveStudentsMutation()
  const [remove] = classroomsApi.useRemoveStudentsMutation()
  const [restore] = classroomsApi.useRestoreStudentsMutation()
  const ids = students.map(({ Id }) => Id)
  const count = studentCount(students.length)
  const there = classrooms.find(({ Id }) => Id === target)
  const moveTo = async ({ Id, Name }: Classroom): Promise<void> => {
    const { error } = await move({ ids, classroomId: Id })
    setFailure(error && failureOf(error, 'first').message)
    if (!error) onDone({ words: messages.movedTo(count, Name) + classCodeWords(students), undo: () => move({ ids, classroomId: home.Id }) })
  }
  return (
    <section className={styles['row']} aria-label={messages.selectedStudents}>
      <output>
        <strong>{messages.selected(count)}</strong>
      </output>
      {classrooms.length > 0 && (
        <div className={styles['row']}>
          <label className={styles['control']}>
            <span className="visually-hidden">{messages.moveTo}</span>
            {/* Arrow keys choose while they pass by: only the button moves. */}
            <select value={there ? target : ''} onChange={(event) => setTarget(event.target.value)}>
              <option value="">{messages.chooseWhereTo}</option>
              {classrooms.map(({ Id, Name }) => (
                <option key={Id} value={Id}>
                  {Name}
                </option>
              ))}
            </select>
          </label>
          <Button disabled={!there || isMoving} onClick={() => there && void moveTo(there)}>
            {messages.move}
          </Button>
        </div>
      )}
      <Button onClick={() => setRemoving(true)}>{messages.remove}</Button>
      <Button variant="quiet" onClick={onClear}>
        {messages.selectNone}
      </Button>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      {isRemoving && (
        <Confirm
          title={messages.askToRemove(count)}
          text={removalWords(students.length)}
          confirm={messages.remove}
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            const { data, error } = await remove(ids)
            if (error) return failureOf(error, 'first').message
            setRemoving(false)
            onDone({
              words: messages.removedTheirLoginsNo(count, deletedWords(data.DeletedForGood)),
              undo: () => restore(ids),
            })
            return undefined
          }}
        />
      )}
    </section>
  )
}
