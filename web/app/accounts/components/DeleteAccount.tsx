import * as messages from '@emojigma/messages/page/accounts/components/DeleteAccount.tsx'
import { useState } from 'react'
import { PATHS } from '../../navigation/paths.ts'
import { clearSession } from '../../session/session-storage.ts'
import { sessionEnded } from '../../session/slice.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { FormModal } from './FormModal.tsx'

/** Deletes the account, after it was said plainly what that means and the password was asked for. A teacher hears of the students first,
 *  and decides once more. */
export function DeleteAccount() {
  const dispatch = useDispatch()
  const [isAsked, setIsAsked] = useState(false)
  const [studentsGo, setStudentsGo] = useState<string>()
  const close = () => {
    setIsAsked(false)
    setStudentsGo(undefined)
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{messages.deleteMyAccount}</Button>
      {isAsked && (
        <FormModal title={messages.deleteYourAccount} onClose={close}>
          <p>
            {messages.yourEMailNickname((text) => (
              <strong>{text}</strong>
            ))}
          </p>
          <Form
            submit={studentsGo === undefined ? messages.deleteForGood : messages.deleteMyStudentsToo}
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
                {messages.keepMyAccount}
              </Button>
            }
          >
            <PasswordField name="Password" label={messages.password} autoComplete="current-password" hint={messages.ifYouNeverChose} />
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
