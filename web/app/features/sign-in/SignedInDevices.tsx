import { m } from '@emojigma/messages'
import type { SignedInDevice } from '@emojigma/contract/sign-in/sign-in.ts'
import { useState } from 'react'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { useEndSessionMutation, useGetSessionsQuery } from './api.ts'
import { formatDay } from '../../ui/day-format.ts'
import { signOutEverywhere } from './sign-out.ts'
import styles from './SignedInDevices.module.css'

const DAY_MS = 24 * 60 * 60 * 1000

/** Lists the account's sessions and ends them.
 *  Source: docs/product.md, Sign-in and sessions */
export function SignedInDevices() {
  const answer = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <p>{m['signed_in_devices.hint']()}</p>
      <Fetched answer={answer} placeholder={<Spinner />}>
        {(devices) => <DeviceList devices={devices} />}
      </Fetched>
      <LogOutEverywhere />
    </>
  )
}

function DeviceList({ devices }: { readonly devices: readonly SignedInDevice[] }) {
  const { nowMs } = useSiteSettings()
  const [end, { error, originalArgs: endedId }] = useEndSessionMutation()
  return (
    <>
      <ul className={styles['devices']}>
        {devices.map(({ Id, Device = m['signed_in_devices.a_device'](), LastUsed, IsThis }) => (
          <li key={Id}>
            <div>
              <strong>{Device}</strong>
              <span className="small muted">{lastUsedWords(LastUsed, nowMs)}</span>
            </div>
            {IsThis ? (
              <span className={styles['this']}>{m['signed_in_devices.this_device']()}</span>
            ) : (
              <Button
                onClick={() => void end(Id)}
                aria-label={m['signed_in_devices.log_out_device']({ device: Device, lastUsed: lastUsedWords(LastUsed, nowMs) })}
              >
                {m['ui.log_out']()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <Notice tone="error" key={endedId}>
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
    </>
  )
}

function LogOutEverywhere() {
  const dispatch = useDispatch()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{m['signed_in_devices.log_out_everywhere']()}</Button>
      {isAsked && (
        <Confirm
          title={m['signed_in_devices.confirm_everywhere']()}
          text={m['signed_in_devices.everywhere_warning']()}
          confirm={m['signed_in_devices.log_out_everywhere']()}
          onConfirm={async () => {
            const error = await signOutEverywhere(dispatch)
            return error && failureOf(error, 'first').message
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}

/** `Last used today`, `Last used yesterday`, `Last used on 12 November 2026`.
 *  @param day UTC, such as 2026-11-12 */
function lastUsedWords(day: string, nowMs: number): string {
  const days = Math.floor(nowMs / DAY_MS) - Math.floor(Date.parse(day) / DAY_MS)
  if (days <= 0) return m['last_used.last_used_today']()
  return days === 1 ? m['last_used.last_used_yesterday']() : m['last_used.last_used_on']({ dayMs: formatDay(day) })
}
