import { m } from '@emojigma/messages'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useSelector } from '../../platform/use-store.ts'
import styles from './LostSessionNotice.module.css'

/** After a redirect home: says that the account is deleted, or that the session has ended, with a link back.
 *  Source: docs/product.md, Sign-in and sessions */
export function LostSessionNotice() {
  const lost = useSelector((state) => state.session.lost)
  const isSignedIn = useIsSignedIn()
  if (!lost || isSignedIn) return null
  const { path, isStudent, isDeleted } = lost
  const to = isStudent ? PATHS.classLogin : signInPath(PATHS.login, path === PATHS.home ? PATHS.today : path)
  return (
    <div className={classNames('page', styles['place'])}>
      {isDeleted ? (
        <Notice tone="success">
          <p>{m['lost_session_notice.deleted']()}</p>
        </Notice>
      ) : (
        <Notice tone="note" action={<ButtonLink to={to}>{m['sign_in.log_in']()}</ButtonLink>}>
          <p>{isStudent ? m['lost_session_notice.log_in_to_play']() : m['lost_session_notice.log_in_to_continue']()}</p>
        </Notice>
      )}
    </div>
  )
}
