import * as messages from '@emojigma/messages/page/accounts/components/NicknameModal.ts'
import { NICKNAME_CHANGES } from '@emojigma/contract/rules/nickname.ts'
import { nicknameModalClosed } from '../../session/slice.ts'
import { storeAccount, type Account } from '../../session/session-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../use-store.ts'
import { accountsApi } from '../api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { FormModal } from './FormModal.tsx'
import { NicknameField } from './NicknameField.tsx'

/** Source: docs/product.md, Nicknames */
export function NicknameModal({ account }: { readonly account: Account }) {
  const dispatch = useDispatch()
  const close = () => dispatch(nicknameModalClosed())
  const isFirst = account.nickname === ''
  return (
    <FormModal title={isFirst ? messages.chooseANickname : messages.changeYourNickname} onClose={close}>
      {!isFirst && <p>{messages.youCanChangeIt(NICKNAME_CHANGES.max, NICKNAME_CHANGES.days)}</p>}
      <Form
        submit={messages.save}
        onSubmit={async ({ Nickname = '' }) => {
          const { data, error } = await dispatch(accountsApi.endpoints.setNickname.initiate(Nickname.trim()))
          if (data === undefined) return failureOf(error, 'first')
          storeAccount({ ...account, nickname: data })
          close()
          return undefined
        }}
        otherActions={
          <Button variant="quiet" onClick={close}>
            {isFirst ? messages.later : messages.cancel}
          </Button>
        }
      >
        <NicknameField name="Nickname" label={messages.nickname} initial={account.nickname} />
      </Form>
    </FormModal>
  )
}
