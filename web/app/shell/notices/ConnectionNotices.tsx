import { api } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
          <p>Connection to the API host appears blocked. Please contact your IT department to unblock access.</p>
        </Notice>
      </div>
    )
  }
  if (isOnline && !hasUnansweredCall) return null
  const retry = () => dispatch(api.internalActions.onOnline())
  return (
    <div className={styles['page']}>
      <Notice tone="offline" action={<Button onClick={retry}>Try again</Button>}>
        {isOnline ? (
          <p>
            <strong>Emojigma can’t be reached just now.</strong> The connection may be slow, or we may be mending something.
          </p>
        ) : (
          <p>
            <strong>You are offline.</strong> Carry on solving: we’ll check your answer here and send it when you’re back.
          </p>
        )}
      </Notice>
    </div>
  )
}
