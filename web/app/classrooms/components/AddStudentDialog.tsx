import type { Classroom } from '@emojigma/contract/classrooms.ts'
import { passwordFault } from '@emojigma/contract/rules/password.ts'
import { realNameFault, userNameFault } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { randomId } from '../../browser/crypto-facility.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/Form.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Modal, ModalActions } from '../../ui/Modal.tsx'
import { classroomsApi } from '../api.ts'
import styles from '../portal.module.css'

/** Adds one student; what is left empty the site makes.
 *  Source: docs/product.md, Teacher portal */
export function AddStudentDialog({ classroom, onClose }: { readonly classroom: Classroom; readonly onClose: () => void }) {
  const [upload] = classroomsApi.useUploadStudentsMutation()
  const [added, setAdded] = useState<{ readonly userName: string; readonly password: string | undefined }>()
  const add = async ({ RealName = '', UserName = '', Password = '' }: FormValues): Promise<FormFailure | undefined> => {
    const answer = await upload({
      ClassroomId: classroom.Id,
      UploadKey: randomId(),
      IsTrial: false,
      Students: [{ Row: 1, RealName, UserName, Password }],
    })
    if ('error' in answer) return failureOf(answer.error, 'first')
    const result = answer.data.Results[0]
    if (result?.Outcome === 'added') {
      setAdded({ userName: result.UserName ?? UserName, password: result.Password })
      return undefined
    }
    const reasons = result?.Reasons ?? []
    return {
      message: reasons[0]?.Message ?? 'No seat is left.',
      fields: Object.fromEntries(reasons.map(({ Field: at, Message }) => [at, Message])),
    }
  }
  if (added) {
    return (
      <Modal title="Student added" onClose={onClose}>
        <p>
          Login name: <strong>{added.userName}</strong>
        </p>
        {added.password && (
          <>
            <p>The password is shown this once:</p>
            <p className={styles['password']}>{added.password}</p>
          </>
        )}
        <ModalActions>
          <Button size="large" variant="primary" onClick={onClose}>
            Done
          </Button>
          <Button size="large" onClick={() => setAdded(undefined)}>
            Add another
          </Button>
        </ModalActions>
      </Modal>
    )
  }
  return (
    <Modal title="Add a student" onClose={onClose} className={styles['dialog']}>
      <p className="muted">Everything may stay empty: then we make a login name, a nickname and a password.</p>
      <Form submit="Add the student" onSubmit={add}>
        <Field name="RealName" label="Name (only you see it)" autoComplete="off" check={realNameFault} />
        <Field name="UserName" label="Login name" autoComplete="off" autoCapitalize="none" spellCheck={false} check={userNameFault} />
        <Field name="Password" label="Password" autoComplete="off" spellCheck={false} check={passwordFault} />
      </Form>
    </Modal>
  )
}
