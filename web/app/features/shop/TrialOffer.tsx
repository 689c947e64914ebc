import { m } from '@emojigma/messages'
import { GRACE_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { TRIAL_DAYS } from '@emojigma/contract/rules/products.ts'
import { fetchAccount } from '../../platform/session/fetch-account.ts'
import { useDispatch } from '../../platform/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { formatDay } from '../../ui/day-format.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { ReactNode } from 'react'
import styles from './TrialOffer.module.css'
import { useGetTrialQuery, useStartTrialMutation } from './trials-api.ts'

interface TrialOfferProps {
  readonly accountId: string
  /** Sends the letter that confirms the account's e-mail. */
  readonly confirmEmail: ReactNode
}

/** A trial of the Teacher plan: the button that starts it, or when it ends. Nothing for accounts that can have none.
 *  Source: docs/product.md, Plans and orders */
export function TrialOffer({ accountId, confirmEmail }: TrialOfferProps) {
  const dispatch = useDispatch()
  const { data: trial } = useGetTrialQuery(accountId, { refetchOnMountOrArgChange: true })
  const [start, { isLoading, error }] = useStartTrialMutation()
  if (trial?.EndsAt === undefined) return null
  const day = formatDay(trial.EndsAt)
  if (trial.State === 'running') return <p>{m['trial.running']({ day, grace: GRACE_DAYS })}</p>
  const press = async () => {
    if (isLoading) return
    const { data } = await start(undefined)
    if (data) await fetchAccount(dispatch)
  }
  return (
    <div className={styles['offer']}>
      <p>{m['trial.text']({ days: TRIAL_DAYS, day })}</p>
      {trial.State === 'unconfirmed' ? (
        <>
          <p>{m['trial.confirm_first']()}</p>
          {confirmEmail}
        </>
      ) : (
        <>
          {error && (
            <Notice tone="error">
              <p>{failureOf(error, 'first').message}</p>
            </Notice>
          )}
          <Button variant="primary" aria-disabled={isLoading || undefined} onClick={() => void press()}>
            {m['trial.start']()}
          </Button>
        </>
      )}
    </div>
  )
}
