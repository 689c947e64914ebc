import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { classroomsApi } from './api.ts'
import { PrintDialog } from './cards/PrintCards.tsx'
import { PrintReports } from './reports/PrintReports.tsx'
import { classCodeWords, deletedWords } from './student-list.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import styles from './portal.module.css'
import { removalWords } from './StudentDialog.tsx'
import type { Undoable } from '../../ui/Undo.tsx'

interface BulkActionsProps {
  /** At least one. */
  readonly students: readonly Student[]
  /** Possible target classes. */
  readonly classrooms: readonly Classroom[]
  readonly home: Classroom
  readonly onDone: (done: Undoable) => void
  readonly onClear: () => void
}

/** Actions for all selected students. */
export function BulkActions({ students, classrooms, home, onDone, onClear }: BulkActionsProps) {
  const [isRemoving, setRemoving] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const [target, setTarget] = useState('')
  const [failure, setFailure] = useState<string>()
  const [move, { isLoading: isMoving }] = classroomsApi.useMoveStudentsMutation()
  const [remove] = classroomsApi.useRemoveStudentsMutation()
  const [restore] = classroomsApi.useRestoreStudentsMutation()
  const ids = students.map(({ Id }) => Id)
  const count = m['student_list.students']({ count: students.length })
  const there = classrooms.find(({ Id }) => Id === target)
  const moveTo = async ({ Id, Name }: Classroom): Promise<void> => {
    const { error } = await move({ ids, classroomId: Id })
    setFailure(error && failureOf(error, 'first').message)
    if (!error)
      onDone({
        words: m['bulk_actions.moved_to']({ count, there: Name }) + classCodeWords(students),
        undo: () => move({ ids, classroomId: home.Id }),
      })
  }
  return (
    <section className={styles['row']} aria-label={m['bulk_actions.selected_students']()}>
      <output>
        <strong>{m['bulk_actions.selected']({ count })}</strong>
      </output>
      {classrooms.length > 0 && (
        <div className={styles['row']}>
          <label className={styles['control']}>
            <span className="visually-hidden">{m['bulk_actions.move_to']()}</span>
            {/* Arrow keys change the select as they pass, so only the button moves students. */}
            <select value={there ? target : ''} onChange={(event) => setTarget(event.target.value)}>
              <option value="">{m['bulk_actions.choose_where_to']()}</option>
              {classrooms.map(({ Id, Name }) => (
                <option key={Id} value={Id}>
                  {Name}
                </option>
              ))}
            </select>
          </label>
          <Button disabled={!there || isMoving} onClick={() => there && void moveTo(there)}>
            {m['bulk_actions.move']()}
          </Button>
        </div>
      )}
      <Button onClick={() => setPrinting(true)}>{m['classes.print_qr_cards']()}</Button>
      <Button onClick={() => setReporting(true)}>{m['term_reports.title']()}</Button>
      <Button onClick={() => setRemoving(true)}>{m['classes.remove']()}</Button>
      <Button variant="quiet" onClick={onClear}>
        {m['bulk_actions.select_none']()}
      </Button>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      {isPrinting && <PrintDialog students={ids} title={m['classes.print_qr_cards']()} onClose={() => setPrinting(false)} />}
      {isReporting && <PrintReports selection={{ StudentIds: ids }} onClose={() => setReporting(false)} />}
      {isRemoving && (
        <Confirm
          title={m['bulk_actions.ask_to_remove']({ count })}
          text={removalWords(students.length)}
          confirm={m['classes.remove']()}
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            const { data, error } = await remove(ids)
            if (error) return failureOf(error, 'first').message
            setRemoving(false)
            onDone({
              words: m['bulk_actions.removed']({ count, deleted: deletedWords(data.DeletedForGood) }),
              undo: () => restore(ids),
            })
            return undefined
          }}
        />
      )}
    </section>
  )
}
