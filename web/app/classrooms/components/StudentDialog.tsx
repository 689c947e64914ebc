import * as studentWords from '@emojigma/messages/words/students.ts'
import * as messages from '@emojigma/messages/page/classrooms/components/StudentDialog.ts'
import type { Classroom } from '@emojigma/contract/school/classrooms.ts'
import { REMOVED_KEPT_DAYS, userNameFault } from '@emojigma/contract/rules/classrooms.ts'
import type { Student } from '@emojigma/contract/school/students.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField, Field } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { classroomsApi } from '../api.ts'
import { classCodeWords, deletedWords, nameOf } from '../student-list.ts'
import styles from '../portal.module.css'
import { StudentKinds } from './StudentKinds.tsx'
import type { Undoable } from '../../ui/Undo.tsx'

const checkUserName = (text: string) => userNameFault(text, studentWords)

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
  // What is asked for takes the place of the form, in which the answer to saving it is told.
  const [update, { isLoading: isSaving }] = classroomsApi.useUpdateStudentMutation()
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
    onClose()
    if (room === ClassroomId) return undefined
    const there = classrooms.find((one) => one.Id === room)?.Name ?? ''
    onDone({ words: messages.movedTo(nameOf(student), there) + classCodeWords([student]), undo: () => update({ Id, ClassroomId }) })
    return undefined
  }
  const rename = async () => {
    const { data, error } = await update({ Id, NewNickname: true })
    setFailure(error && failureOf(error, 'first').message)
    if (data) setNickname(data.Nickname)
  }
  // Whoever closes it earlier would not be told that it failed.
  const close = () => {
    if (!isSaving) onClose()
  }
  // They stand over the form, in which something may have been typed.
  const back = () => setAsks(undefined)
  return (
    <>
      <Modal title={nameOf(student)} onClose={close} className={styles['dialog']}>
        <p className="muted">
          {messages.othersSeeTheNickname(nickname)}{' '}
          <Button variant="quiet" onClick={() => void rename()}>
            {messages.giveAnotherOne}
          </Button>
        </p>
        <Form submit={messages.save} onSubmit={save}>
          <Field name="RealName" label={messages.nameOnlyYouSeeIt} defaultValue={RealName} autoComplete="off" maxLength={60} />
          <Field
            name="UserName"
            label={messages.loginName}
            defaultValue={UserName}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            check={checkUserName}
          />
          <ChoiceField
            name="ClassroomId"
            label={messages.classroom}
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
          <Button disabled={isSaving} onClick={onLetIn}>
            {messages.showTheQrCard}
          </Button>
          <Button disabled={isSaving} onClick={() => setAsks('password')}>
            {messages.newPassword}
          </Button>
          <Button disabled={isSaving} onClick={() => setAsks('remove')}>
            {messages.remove}
          </Button>
        </div>
        <StudentKinds studentId={Id} />
      </Modal>
      {asks === 'password' && <NewPassword student={student} onBack={back} onClose={onClose} />}
      {asks === 'remove' && <Removal student={student} onBack={back} onClose={onClose} onDone={onDone} />}
    </>
  )
}

interface AskedProps extends Pick<StudentDialogProps, 'student' | 'onClose'> {
  readonly onBack: () => void
}

function NewPassword({ student, onBack, onClose }: AskedProps) {
  const [reset, { data: password, isLoading, error }] = classroomsApi.useResetPasswordMutation()
  const name = nameOf(student)
  // The old password ends whether or not anybody sees the new one.
  const close = () => {
    if (password !== undefined) onClose()
    else if (!isLoading) onBack()
  }
  return (
    <Modal title={messages.aNewPasswordFor(name)} onClose={close}>
      {password === undefined ? (
        <Asked text={messages.theOldPasswordEnds(name)} failure={error && failureOf(error, 'first').message}>
          <Button size="large" variant="primary" disabled={isLoading} onClick={() => void reset(student.Id)}>
            {messages.makeANewPassword}
          </Button>
          <Button size="large" variant="quiet" disabled={isLoading} onClick={close}>
            {messages.leaveItAsItIs}
          </Button>
        </Asked>
      ) : (
        <Asked text={messages.logsInWithThis(student.UserName)}>
          <p className={styles['password']}>{password}</p>
          <Button size="large" variant="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </Asked>
      )}
    </Modal>
  )
}

function Removal({ student, onBack, onClose, onDone }: AskedProps & Pick<StudentDialogProps, 'onDone'>) {
  const [remove] = classroomsApi.useRemoveStudentsMutation()
  const [restore] = classroomsApi.useRestoreStudentsMutation()
  const name = nameOf(student)
  return (
    <Confirm
      title={messages.askToRemove(name)}
      text={removalWords(1)}
      confirm={messages.remove}
      onClose={onBack}
      onConfirm={async () => {
        const { data, error } = await remove([student.Id])
        if (error) return failureOf(error, 'first').message
        onClose()
        onDone({
          words: messages.removedTheLoginNo(name, deletedWords(data.DeletedForGood)),
          undo: () => restore([student.Id]),
        })
        return undefined
      }}
    />
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
    count === 1 ? [messages.thisStudentIs, messages.theCardPointsAnd] : [messages.theyAre, messages.cardsPointsAndSolvedPuzzles]
  return messages.loggedOutAtOnce(who, REMOVED_KEPT_DAYS, their)
}
