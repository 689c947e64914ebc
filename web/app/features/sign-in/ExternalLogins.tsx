import { m } from '@emojigma/messages'
import { Notice } from '../../ui/Notice.tsx'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { useGetExternalLoginsQuery } from '../accounts/api.ts'
import { keepExternalState } from './external-state.ts'
import styles from './ExternalLogins.module.css'

/** Ways in by way of another site, where there are any.
 *  @param hasFailed someone comes back from one without being signed in */
export function ExternalLogins({ returnUrl, hasFailed }: { readonly returnUrl: string; readonly hasFailed: boolean }) {
  const { data: logins = [] } = useGetExternalLoginsQuery(returnUrl, { skip: !useHydrated() })
  return (
    <>
      {hasFailed && (
        <Notice tone="error">
          <p>{m['external_logins.failed']()}</p>
        </Notice>
      )}
      {logins.length > 0 && (
        <ul className={styles['logins']} aria-label={m['sign_in.other_site']()}>
          {logins.map(({ Name, Url, State }) => (
            <li key={Name}>
              <a href={Url} onClick={() => keepExternalState(State)}>
                {m['external_logins.log_in_with']({ name: Name })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
