import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import * as passwordWords from '@emojigma/messages/words/passwords.ts'
import * as studentWords from '@emojigma/messages/words/students.ts'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { passwordFault } from '@emojigma/contract/rules/password.ts'
import { realNameFault, userNameFault, userNameIn } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { Modal, ModalActions } from '../../ui/dialogs/Modal.tsx'
import { takeFocusIfLost } from '../../ui/focus-recovery.ts'
import { classroomsApi } from './api.ts'
import { PasswordSlips } from './PasswordSlips.tsx'
import styles from './portal.module.css'

const checkRealName = (text: string) => realNameFault(text, studentWords)
const checkUserName = (text: string) => userNameFault(userNameIn(text), studentWords)
const checkPassword = (text: string) => passwordFault(text, passwordWords)

/** Adds one student; the server fills in empty fields.
 *  Source: docs/product.md, Teacher portal */
export function AddStudentDialog({ classroom, onClose }: { readonly classroom: Classroom; readonly onClose: () => void }) {
  const [upload, { isLoading }] = classroomsApi.useUploadStudentsMutation()
  const [added, setAdded] = useState<{ readonly name: string; readonly userName: string; readonly password: string | undefined }>()
  const [isPrinting, setPrinting] = useState(false)
  const makeOnce = useIdempotentRequest()
  const add = async ({ RealName = '', UserName = '', Password = '' }: FormValues): Promise<FormFailure | undefined> => {
    const wish = { ClassroomId: classroom.Id, IsTrial: false, Students: [{ Row: 1, RealName, UserName, Password }] }
    const answer = await makeOnce(wish, (UploadKey) => upload({ ...wish, UploadKey }))
    if ('error' in answer) return failureOf(answer.error, 'first')
    const result = answer.data.Results[0]
    if (result?.Outcome === 'added') {
      const userName = result.UserName ?? UserName
      setAdded({ name: RealName || userName, userName, password: result.Password })
      return undefined
    }
    const reasons = result?.Reasons ?? []
    return {
      message: reasons[0]?.Message ?? m['add_student_dialog.no_seat_is_left'](),
      // A lack of seats is no fault of a field.
      fields: Object.fromEntries(reasons.flatMap(({ Field: at, Message }) => (at === 'Seats' ? [] : [[at, Message]]))),
    }
  }
  if (added) {
    return (
      <Modal title={m['add_student_dialog.student_added']()} onClose={onClose}>
        <p ref={takeFocusIfLost}>
          <ParaglideMessage message={m['add_student_dialog.login_name']} markup={{ userName: () => <strong>{added.userName}</strong> }} />
        </p>
        {added.password && (
          <>
            <p>{m['add_student_dialog.shown_once']()}</p>
            <p className={styles['password']}>{added.password}</p>
            <Button onClick={() => setPrinting(true)}>{m['student_dialog.print_password']()}</Button>
            {isPrinting && <PasswordSlips logins={[{ ...added, password: added.password }]} onDone={() => setPrinting(false)} />}
          </>
        )}
        <ModalActions>
          <Button size="large" variant="primary" onClick={onClose}>
            {m['classes.done']()}
          </Button>
          <Button size="large" onClick={() => setAdded(undefined)}>
            {m['add_student_dialog.add_another']()}
          </Button>
        </ModalActions>
      </Modal>
    )
  }
  // The student exists even if the dialog closes early; the password is shown only once.
  const close = () => {
    if (!isLoading) onClose()
  }
  return (
    <Modal title={m['classes.add_a_student']()} onClose={close} className={styles['dialog']}>
      <p className="muted">{m['add_student_dialog.hint']()}</p>
      <Form submit={m['add_student_dialog.add_the_student']()} onSubmit={add}>
        <Field name="RealName" label={m['classes.private_name']()} autoComplete="off" check={checkRealName} />
        <Field
          name="UserName"
          label={m['classes.login_name']()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          check={checkUserName}
        />
        <Field name="Password" label={m['ui.password']()} autoComplete="off" spellCheck={false} check={checkPassword} />
      </Form>
    </Modal>
  )
}
