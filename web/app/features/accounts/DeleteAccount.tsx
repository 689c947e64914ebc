import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useState } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { clearSession } from '../../platform/session/session-storage.ts'
import { sessionEnded } from '../../platform/session/slice.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { accountsApi } from './api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { FormModal } from '../../ui/dialogs/FormModal.tsx'

/** Deletes the account after a plain warning and the password. Teachers then read that their students go too, and confirm a second
 *  time. */
export function DeleteAccount() {
  const dispatch = useDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const [studentsGo, setStudentsGo] = useState<string>()
  const close = () => {
    setIsOpen(false)
    setStudentsGo(undefined)
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{m['delete_account.delete_my_account']()}</Button>
      {isOpen && (
        <FormModal title={m['delete_account.delete_your_account']()} onClose={close}>
          <p>
            <ParaglideMessage message={m['delete_account.warning']} markup={{ strong: ({ children }) => <strong>{children}</strong> }} />
          </p>
          <Form
            submit={studentsGo === undefined ? m['delete_account.delete_for_good']() : m['delete_account.delete_my_students_too']()}
            variant="default"
            onSubmit={async ({ Password: password }) => {
              const takesStudents = studentsGo !== undefined
              const { error } = await dispatch(accountsApi.endpoints.deleteAccount.initiate({ password, takesStudents }))
              if (!error) {
                clearSession()
                dispatch(sessionEnded({ path: PATHS.home, isStudent: false, isDeleted: true }))
                return undefined
              }
              const failure = failureOf(error, 'first')
              setStudentsGo(failure.fields?.['StudentsToo'])
              return failure.fields?.['StudentsToo'] === undefined ? failure : undefined
            }}
            otherActions={
              <Button variant="primary" size="large" onClick={close}>
                {m['delete_account.keep_my_account']()}
              </Button>
            }
          >
            <PasswordField
              name="Password"
              label={m['ui.password']()}
              autoComplete="current-password"
              hint={m['delete_account.password_hint']()}
            />
            {studentsGo !== undefined && (
              <Notice tone="error">
                <p>{studentsGo}</p>
              </Notice>
            )}
          </Form>
        </FormModal>
      )}
    </>
  )
}
