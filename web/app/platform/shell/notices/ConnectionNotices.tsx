import { m } from '@emojigma/messages'
import { api } from '../../api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useDispatch } from '../../use-store.ts'
import { useHasUnansweredCall, useIsApiBlocked, useIsOnline } from './connection.ts'
import styles from './ConnectionNotices.module.css'

/** What is wrong with the connection, if anything: one message at a time, above the header. */
export function ConnectionNotices() {
  const dispatch = useDispatch()
  const isOnline = useIsOnline()
  const isBlocked = useIsApiBlocked(isOnline)
  const hasUnansweredCall = useHasUnansweredCall()
  if (isBlocked) {
    return (
      <div className={styles['bar']}>
        <Notice tone="blocked">
          <p>{m['connection.blocked']()}</p>
        </Notice>
      </div>
    )
  }
  if (isOnline && !hasUnansweredCall) return null
  const retry = () => dispatch(api.internalActions.onOnline())
  return (
    <div className={styles['page']}>
      <Notice tone="offline" action={<Button onClick={retry}>{m['ui.retry']()}</Button>}>
        {isOnline ? (
          <p>
            <strong>{m['connection.unreachable']()}</strong> {m['connection.maybe_slow']()}
          </p>
        ) : (
          <p>
            <strong>{m['ui.offline']()}</strong> {m['connection.carry_on']()}
          </p>
        )}
      </Notice>
    </div>
  )
}
