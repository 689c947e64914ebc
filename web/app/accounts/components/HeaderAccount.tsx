import * as messages from '@emojigma/messages/page/accounts/components/HeaderAccount.ts'
import type { Account } from '../../session/session-storage.ts'
import { nicknameModalAsked } from '../../session/slice.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { useDispatch } from '../../use-store.ts'
import { signOut } from '../sign-out.ts'
import styles from './HeaderAccount.module.css'

/** Who is signed in, the nickname and its edit button, and the way out: in the header's bar, or in its menu where the bar has no room.
 *  Source: docs/product.md, Menus */
export function HeaderAccount({ account, within }: { readonly account: Account; readonly within: 'bar' | 'menu' }) {
  const dispatch = useDispatch()
  const { userName, email, nickname } = account
  const editNickname = () => dispatch(nicknameModalAsked())
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
        {email && <Button onClick={editNickname}>{messages.editNickname}</Button>}
        <Button onClick={leave}>{messages.logOut}</Button>
      </div>
    )
  }
  return (
    <div className={styles['bar']}>
      {names}
      {email && (
        <IconButton label={messages.editNickname} onClick={editNickname}>
          <Icon name="edit" />
        </IconButton>
      )}
      <IconButton label={messages.logOut} onClick={leave}>
        <Icon name="log-out" />
      </IconButton>
    </div>
  )
}
