import { m } from '@emojigma/messages'
import { NICKNAME_CHANGES } from '@emojigma/contract/rules/nickname.ts'
import { nicknameModalClosed } from '../../platform/session/slice.ts'
import { storeAccount, type Account } from '../../platform/session/session-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { accountsApi } from './api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { FormModal } from '../../ui/dialogs/FormModal.tsx'
import { NicknameField } from './NicknameField.tsx'

/** Source: docs/product.md, Nicknames */
export function NicknameModal({ account }: { readonly account: Account }) {
  const dispatch = useDispatch()
  const close = () => dispatch(nicknameModalClosed())
  const isFirst = account.nickname === ''
  return (
    <FormModal title={isFirst ? m['nickname_modal.choose_a_nickname']() : m['nickname_modal.change_your_nickname']()} onClose={close}>
      {!isFirst && <p>{m['nickname_modal.limit']({ max: NICKNAME_CHANGES.max, days: NICKNAME_CHANGES.days })}</p>}
      <Form
        submit={m['ui.save']()}
        onSubmit={async ({ Nickname = '' }) => {
          const { data, error } = await dispatch(accountsApi.endpoints.setNickname.initiate(Nickname.trim()))
          if (data === undefined) return failureOf(error, 'first')
          storeAccount({ ...account, nickname: data })
          close()
          return undefined
        }}
        otherActions={
          <Button variant="quiet" onClick={close}>
            {isFirst ? m['nickname_modal.later']() : m['ui.cancel']()}
          </Button>
        }
      >
        <NicknameField name="Nickname" label={m['ui.nickname']()} initial={account.nickname} />
      </Form>
    </FormModal>
  )
}
