import * as messages from '@emojigma/messages/page/accounts/components/SignedInDevices.ts'
import type { SignedInDevice } from '@emojigma/contract/sign-in.ts'
import { useState } from 'react'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { useDispatch } from '../../use-store.ts'
import { useEndSessionMutation, useGetSessionsQuery } from '../api.ts'
import { lastUsedWords } from '../last-used.ts'
import { signOutEverywhere } from '../sign-out.ts'
import styles from './SignedInDevices.module.css'

/** Where one is logged in, and how to end it.
 *  Source: docs/product.md, Sign-in and sessions */
export function SignedInDevices() {
  const answer = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <p>{messages.isThereADevice}</p>
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
        {devices.map(({ Id, Device = messages.aDevice, LastUsed, IsThis }) => (
          <li key={Id}>
            <div>
              <strong>{Device}</strong>
              <span className="small muted">{lastUsedWords(LastUsed, nowMs)}</span>
            </div>
            {IsThis ? (
              <span className={styles['this']}>{messages.thisDevice}</span>
            ) : (
              <Button onClick={() => void end(Id)} aria-label={messages.logOutDevice(Device, lastUsedWords(LastUsed, nowMs))}>
                {messages.logOut}
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
      <Button onClick={() => setIsAsked(true)}>{messages.logOutEverywhere}</Button>
      {isAsked && (
        <Confirm
          title={messages.askToLogOutEverywhere}
          text={messages.youAreThenLogged}
          confirm={messages.logOutEverywhere}
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
