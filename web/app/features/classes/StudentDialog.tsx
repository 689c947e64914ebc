import { m } from '@emojigma/messages'
import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import * as studentWords from '@emojigma/messages/words/students.ts'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { REMOVED_KEPT_DAYS, ROSTER_ID_LENGTH, userNameFault } from '@emojigma/contract/rules/classrooms.ts'
import { passwordFault } from '@emojigma/contract/rules/password.ts'
import type { Student } from '@emojigma/contract/classes/students.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField, Field } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { classroomsApi } from './api.ts'
import { classCodeWords, deletedWords, nameOf } from './student-list.ts'
import { PasswordSlips } from './PasswordSlips.tsx'
import styles from './portal.module.css'
import type { Undoable } from '../../ui/Undo.tsx'
import * as nameWords from '@emojigma/messages/words/names.ts'
import * as whyWords from '@emojigma/messages/words/why.ts'
import { playedSentences } from '@emojigma/engine/ratings/why.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'

/** Empty: the site makes one. */
const checkPassword = (text: string) => (text === '' ? undefined : passwordFault(text, passwordWords))
const checkUserName = (text: string) => userNameFault(text, studentWords)

interface StudentDialogProps {
  readonly student: Student
  /** Possible target classes. */
  readonly classrooms: readonly Classroom[]
  readonly onClose: () => void
  readonly onDone: (done: Undoable) => void
  readonly onLetIn: () => void
}

/** Edits one student: private name, login name, class, a new password or nickname, and removal.
 *  Source: docs/product.md, Teacher portal */
export function StudentDialog({ student, classrooms, onClose, onDone, onLetIn }: StudentDialogProps) {
  const { Id, UserName, RealName = '', RosterId = '', ClassroomId } = student
  const [nickname, setNickname] = useState(student.Nickname)
  const [subDialog, setSubDialog] = useState<'password' | 'remove'>()
  // The other dialogs cover the form and would hide the result of saving it.
  const [update, { isLoading: isUpdating }] = classroomsApi.useUpdateStudentMutation()
  const [link, { isLoading: isLinking }] = classroomsApi.useLinkStudentsMutation()
  const isSaving = isUpdating || isLinking
  const [failure, setFailure] = useState<string>()
  const save = async ({
    RealName: real = '',
    UserName: user = '',
    RosterId: rosterId = '',
    ClassroomId: room = ClassroomId,
  }: FormValues): Promise<FormFailure | undefined> => {
    const { error } = await update({
      Id,
      ...(real.trim() === RealName ? {} : { RealName: real }),
      ...(user.trim() === UserName ? {} : { UserName: user }),
      ...(room === ClassroomId ? {} : { ClassroomId: room }),
    })
    if (error) return failureOf(error, 'first')
    const linked = rosterId.trim() === RosterId ? undefined : await link([{ Id, RosterId: rosterId }])
    if (linked?.error) return failureOf(linked.error, 'first')
    onClose()
    if (room === ClassroomId) return undefined
    const there = classrooms.find((one) => one.Id === room)?.Name ?? ''
    onDone({
      words: m['student_dialog.moved_to']({ name: nameOf(student), there }) + classCodeWords([student]),
      undo: () => update({ Id, ClassroomId }),
    })
    return undefined
  }
  const rename = async () => {
    const { data, error } = await update({ Id, NewNickname: true })
    setFailure(error && failureOf(error, 'first').message)
    if (data) setNickname(data.Nickname)
  }
  // Closing earlier would hide a failure.
  const close = () => {
    if (!isSaving) onClose()
  }
  // The other dialogs lie over the form, which may hold unsaved text.
  const back = () => setSubDialog(undefined)
  return (
    <>
      <Modal title={nameOf(student)} onClose={close} className={styles['dialog']}>
        <p className="muted">
          {m['student_dialog.others_see_the_nickname']({ nickname })}{' '}
          <Button variant="quiet" onClick={() => void rename()}>
            {m['student_dialog.give_another_one']()}
          </Button>
        </p>
        <Form submit={m['ui.save']()} onSubmit={save}>
          <Field name="RealName" label={m['classes.private_name']()} defaultValue={RealName} autoComplete="off" maxLength={60} />
          <Field
            name="UserName"
            label={m['classes.login_name']()}
            defaultValue={UserName}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            check={checkUserName}
          />
          <Field
            name="RosterId"
            label={m['student_dialog.roster_id']()}
            hint={m['student_dialog.roster_id_hint']()}
            defaultValue={RosterId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={ROSTER_ID_LENGTH}
          />
          <ChoiceField
            name="ClassroomId"
            label={m['classes.classroom']()}
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
            {m['student_dialog.show_the_qr_card']()}
          </Button>
          <Button disabled={isSaving} onClick={() => setSubDialog('password')}>
            {m['ui.new_password']()}
          </Button>
          <Button disabled={isSaving} onClick={() => setSubDialog('remove')}>
            {m['classes.remove']()}
          </Button>
        </div>
        <StudentKinds studentId={Id} />
      </Modal>
      {subDialog === 'password' && <NewPassword student={student} onBack={back} onClose={onClose} />}
      {subDialog === 'remove' && <Removal student={student} onBack={back} onClose={onClose} onDone={onDone} />}
    </>
  )
}

interface SubDialogProps extends Pick<StudentDialogProps, 'student' | 'onClose'> {
  readonly onBack: () => void
}

function NewPassword({ student, onBack, onClose }: SubDialogProps) {
  const [reset, { isLoading }] = classroomsApi.useSetStudentPasswordMutation()
  const [password, setPassword] = useState<string>()
  const [isPrinting, setPrinting] = useState(false)
  const name = nameOf(student)
  // The old password is invalid as soon as there is a new one, seen or not.
  const close = () => {
    if (password !== undefined) onClose()
    else if (!isLoading) onBack()
  }
  const make = async ({ Password: chosen = '' }: FormValues): Promise<FormFailure | undefined> => {
    const { data, error } = await reset({ studentId: student.Id, password: chosen || undefined })
    if (error) return failureOf(error, 'first')
    setPassword(data.Password ?? chosen)
    return undefined
  }
  return (
    <Modal title={m['student_dialog.a_new_password_for']({ name })} onClose={close} className={styles['dialog']}>
      {password === undefined ? (
        <>
          <p>{m['student_dialog.password_warning']({ name })}</p>
          <Form
            submit={m['student_dialog.make_a_new_password']()}
            otherActions={
              <Button size="large" variant="quiet" disabled={isLoading} onClick={close}>
                {m['ui.leave']()}
              </Button>
            }
            onSubmit={make}
          >
            <Field
              name="Password"
              label={m['ui.new_password']()}
              hint={m['student_dialog.choose_password']()}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              check={checkPassword}
            />
          </Form>
        </>
      ) : (
        <div className={styles['parts']}>
          <p>{m['student_dialog.new_password']({ userName: student.UserName })}</p>
          <p className={styles['password']}>{password}</p>
          <Button size="large" onClick={() => setPrinting(true)}>
            {m['student_dialog.print_password']()}
          </Button>
          <Button size="large" variant="primary" onClick={onClose}>
            {m['classes.done']()}
          </Button>
          {isPrinting && <PasswordSlips logins={[{ name, userName: student.UserName, password }]} onDone={() => setPrinting(false)} />}
        </div>
      )}
    </Modal>
  )
}

function Removal({ student, onBack, onClose, onDone }: SubDialogProps & Pick<StudentDialogProps, 'onDone'>) {
  const [remove] = classroomsApi.useRemoveStudentsMutation()
  const [restore] = classroomsApi.useRestoreStudentsMutation()
  const name = nameOf(student)
  return (
    <Confirm
      title={m['student_dialog.ask_to_remove']({ name })}
      text={removalWords(1)}
      confirm={m['classes.remove']()}
      onClose={onBack}
      onConfirm={async () => {
        const { data, error } = await remove([student.Id])
        if (error) return failureOf(error, 'first').message
        onClose()
        onDone({
          words: m['student_dialog.removed']({ name, deleted: deletedWords(data.DeletedForGood) }),
          undo: () => restore([student.Id]),
        })
        return undefined
      }}
    />
  )
}

/** The consequences of removing students. */
export function removalWords(count: number): string {
  const [who, their] =
    count === 1
      ? [m['student_dialog.this_student_is'](), m['student_dialog.belongings']()]
      : [m['student_dialog.they_are'](), m['student_dialog.many_belongings']()]
  return m['student_dialog.remove_warning']({ who, removedKeptDays: REMOVED_KEPT_DAYS, their })
}

/** Explains the student's puzzles on "For you" in plain sentences: what was played, without judging.
 *  Source: docs/product.md, For you */
function StudentKinds({ studentId }: { readonly studentId: string }) {
  const answer = classroomsApi.useGetStudentKindsQuery(studentId, { refetchOnMountOrArgChange: true })
  return (
    <section aria-labelledby="student-kinds">
      <h3 id="student-kinds">{m['student_kinds.label']()}</h3>
      <Fetched
        answer={answer}
        placeholder={<Spinner />}
        isEmpty={(kinds) => kinds.length === 0}
        empty={<p className="muted">{m['student_kinds.none_yet']()}</p>}
      >
        {(kinds) => (
          <>
            {playedSentences(kinds, 'student', whyWords, nameWords).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className="muted">{whyWords.aim}</p>
          </>
        )}
      </Fetched>
    </section>
  )
}
