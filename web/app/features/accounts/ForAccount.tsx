import { m } from '@emojigma/messages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { useAccount } from '../../platform/session/session.ts'
import type { Account } from '../../platform/session/session-storage.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { PageMetaProps } from '../../ui/PageMeta.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { useSelector } from '../../platform/use-store.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'

interface ForAccountProps {
  readonly meta: PageMetaProps
  /** The text for guests; absent = that an account is needed. */
  readonly text?: string
  /** A way in before the log-in button. */
  readonly firstWay?: ReactNode
  readonly children: (account: Account) => ReactNode
}

/** A page for signed-in players. Guests see a log-in button that leads back here. */
export function ForAccount({ meta, text = m['for_account.account_needed'](), firstWay, children }: ForAccountProps) {
  const account = useAccount()
  const isLoading = useSelector((state) => state.session.isLoading)
  const isHydrated = useHydrated()
  const { pathname, search } = useLocation()
  if (account) return children(account)
  if (isLoading || !isHydrated) {
    return (
      <NarrowPage meta={meta} emoji="key" title={meta.title}>
        <Spinner />
      </NarrowPage>
    )
  }
  return (
    <NarrowPage
      meta={meta}
      emoji="key"
      title={m['for_account.log_in_first']()}
      text={text}
      foot={
        <>
          {firstWay}
          <ButtonLink to={signInPath(PATHS.login, pathname + search)} variant={firstWay ? 'default' : 'primary'}>
            {m['ui.login']()}
          </ButtonLink>
        </>
      }
    />
  )
}
