import type { Classroom } from '@emojigma/contract/classrooms.ts'
import { REMOVED_KEPT_DAYS, userNameFault } from '@emojigma/contract/rules/classrooms.ts'
import type { Student } from '@emojigma/contract/students.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField, Field } from '../../ui/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/Form.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { classroomsApi } from '../api.ts'
import { deletedWords, nameOf } from '../student-list.ts'
import styles from '../portal.module.css'
import { StudentKinds } from './StudentKinds.tsx'
import type { Undoable } from './Undo.tsx'

interface StudentDialogProps {
  readonly student: Student
  /** Those that the student may be moved to. */
  readonly classrooms: readonly Classroom[]
  readonly onClose: () => void
  readonly onDone: (done: Undoable) => void
  /** Shows the student's card. */
  readonly onLetIn: () => void
}

/** One student: what the teacher calls them, their login name and class, a new password or nickname, and removing them.
 *  Source: docs/product.md, Teacher portal */
export function StudentDialog({ student, classrooms, onClose, onDone, onLetIn }: StudentDialogProps) {
  const { Id, UserName, RealName = '', ClassroomId } = student
  const [nickname, setNickname] = useState(student.Nickname)
  const [asks, setAsks] = useState<'password' | 'remove'>()
  const [update] = classroomsApi.useUpdateStudentMutation()
  const [failure, setFailure] = useState<string>()
  const save = async ({
    RealName: real = '',
    UserName: user = '',
    ClassroomId: room = ClassroomId,
  }: FormValues): Promise<FormFailure | undefined> => {
    const { error } = await update({
      Id,
      ...(real.trim() === RealName ? {} : { RealName: real }),
      ...(user.trim() === UserName ? {} : { UserName: user }),
      ...(room === ClassroomId ? {} : { ClassroomId: room }),
    })
    if (error) return failureOf(error, 'first')
    if (room === ClassroomId) {
      onClose()
      return undefined
    }
    const there = classrooms.find((one) => one.Id === room)?.Name ?? ''
    onDone({ words: `${nameOf(student)} moved to ${there}.`, undo: () => update({ Id, ClassroomId }) })
    return undefined
  }
  const rename = async () => {
    const { data, error } = await update({ Id, NewNickname: true })
    setFailure(error && failureOf(error, 'first').message)
    if (data) setNickname(data.Nickname)
  }
  if (asks === 'password') return <NewPassword student={student} onClose={onClose} />
  if (asks === 'remove') return <Removal student={student} onClose={onClose} onDone={onDone} />
  return (
    <Modal title={nameOf(student)} onClose={onClose} className={styles['dialog']}>
      <p className="muted">
        Others see the nickname {nickname}.{' '}
        <Button variant="quiet" onClick={() => void rename()}>
          Give another one
        </Button>
      </p>
      <Form submit="Save" onSubmit={save}>
        <Field name="RealName" label="Name (only you see it)" defaultValue={RealName} autoComplete="off" maxLength={60} />
        <Field
          name="UserName"
          label="Login name"
          defaultValue={UserName}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          check={userNameFault}
        />
        <ChoiceField
          name="ClassroomId"
          label="Classroom"
          defaultValue={ClassroomId}
          options={Object.fromEntries(classrooms.map(({ Id: id, Name }) => [id, Name]))}
        />
      </Form>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onClick={onLetIn}>Show the QR card</Button>
        <Button onClick={() => setAsks('password')}>New password</Button>
        <Button onClick={() => setAsks('remove')}>Remove</Button>
      </div>
      <StudentKinds studentId={Id} />
    </Modal>
  )
}

function NewPassword({ student, onClose }: { readonly student: Student; readonly onClose: () => void }) {
  const [reset, { data: password, isLoading, error }] = classroomsApi.useResetPasswordMutation()
  const name = nameOf(student)
  return (
    <Modal title={`A new password for ${name}?`} onClose={onClose}>
      {password === undefined ? (
        <Asked
          text={`The old password ends at once, and ${name} is logged out everywhere. A QR card still works.`}
          failure={error && failureOf(error, 'first').message}
        >
          <Button size="large" variant="primary" disabled={isLoading} onClick={() => void reset(student.Id)}>
            Make a new password
          </Button>
          <Button size="large" variant="quiet" onClick={onClose}>
            Leave it as it is
          </Button>
        </Asked>
      ) : (
        <Asked text={`${student.UserName} logs in with this password. It is shown this once.`}>
          <p className={styles['password']}>{password}</p>
          <Button size="large" variant="primary" onClick={onClose}>
            Done
          </Button>
        </Asked>
      )}
    </Modal>
  )
}

function Removal({ student, onClose, onDone }: Pick<StudentDialogProps, 'student' | 'onClose' | 'onDone'>) {
  const [remove, { isLoading, error }] = classroomsApi.useRemoveStudentsMutation()
  const [restore] = classroomsApi.useRestoreStudentsMutation()
  const name = nameOf(student)
  const run = async () => {
    const { data, error: failed } = await remove([student.Id])
    if (!failed)
      onDone({
        words: `${name} removed. The login no longer works.${deletedWords(data.DeletedForGood)}`,
        undo: () => restore([student.Id]),
      })
  }
  return (
    <Modal title={`Remove ${name}?`} onClose={onClose}>
      <Asked text={removalWords(1)} failure={error && failureOf(error, 'first').message}>
        <Button size="large" disabled={isLoading} onClick={() => void run()}>
          Remove
        </Button>
        <Button size="large" variant="quiet" onClick={onClose}>
          Leave it as it is
        </Button>
      </Asked>
    </Modal>
  )
}

function Asked({
  text,
  failure,
  children,
}: {
  readonly text: string
  readonly failure?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={styles['parts']}>
      <p>{text}</p>
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
      {children}
    </div>
  )
}

/** What removing students means. */
export function removalWords(count: number): string {
  const [who, their] =
    count === 1 ? ['This student is', 'the card, points and solved puzzles'] : ['They are', 'cards, points and solved puzzles']
  return `${who} logged out at once and cannot log in. You can bring them back for ${REMOVED_KEPT_DAYS} days; after that ${their} are deleted for good.`
}
