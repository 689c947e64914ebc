import { m } from '@emojigma/messages'
import type { Account } from '../../platform/session/session-storage.ts'
import { nicknameModalRequested } from '../../platform/session/slice.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { signOut } from './sign-out.ts'
import styles from './HeaderAccount.module.css'

/** Account name, nickname with its edit button, and log-out: in the header's bar, or in its menu on narrow screens.
 *  Source: docs/product.md, Menus */
export function HeaderAccount({ account, within }: { readonly account: Account; readonly within: 'bar' | 'menu' }) {
  const dispatch = useDispatch()
  const { userName, email, nickname } = account
  const editNickname = () => dispatch(nicknameModalRequested())
  const leave = () => void signOut(dispatch)
  const name = userName || email
  const names = (
    <p className={styles['names']}>
      <span title={name}>{name}</span>
      <strong title={nickname}>{nickname}</strong>
    </p>
  )
  if (within === 'menu') {
    return (
      <div className={styles['menu']}>
        {names}
        {email && <Button onClick={editNickname}>{m['header_account.edit_nickname']()}</Button>}
        <Button onClick={leave}>{m['ui.log_out']()}</Button>
      </div>
    )
  }
  return (
    <div className={styles['bar']}>
      {names}
      {email && (
        <IconButton label={m['header_account.edit_nickname']()} onClick={editNickname}>
          <Icon name="edit" />
        </IconButton>
      )}
      <IconButton label={m['ui.log_out']()} onClick={leave}>
        <Icon name="log-out" />
      </IconButton>
    </div>
  )
}
