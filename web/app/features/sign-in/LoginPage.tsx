import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import type { Dispatch } from '../../platform/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, PasswordField } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { useGetExternalLoginsQuery } from '../../platform/session/external-logins.ts'
import { signInApi } from './api.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { StorageNotice } from '../../ui/StorageNotice.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { useRedirect } from '../../platform/navigation/redirect.ts'
import { useIsStillSignedIn } from './use-is-still-signed-in.ts'
import { useSignIn } from './use-sign-in.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { keepExternalState } from './external-state.ts'
import styles from './ExternalLogins.module.css'

const META = {
  title: m['sign_in.log_in'](),
  description: m['login.description'](),
  isHidden: true,
}

/** Source: docs/product.md, Sign-in and sessions */
export function Component() {
  const dispatch = useDispatch()
  const isSignedIn = useIsStillSignedIn()
  const target = useRedirect()
  const [search] = useSearchParams()
  const [isByLink, setIsByLink] = useState(false)
  const [isEntering, setIsEntering] = useState(false)
  const { enter, isPreparing } = useSignIn()
  if (isSignedIn && !isEntering) return <Navigate to={target} replace />

  const logIn = async ({ username = '', password = '' }: FormValues): Promise<FormFailure | undefined> => {
    setIsEntering(true)
    const name = await userNameOf(dispatch, username)
    if (typeof name !== 'string') return name
    return enter({ grant_type: 'password', username: name, password }, target)
  }

  return (
    <NarrowPage
      ref={recoverFocus}
      meta={META}
      mood="hello"
      title={m['sign_in.log_in']()}
      text={m['login.welcome']()}
      foot={
        <>
          <p>
            <ParaglideMessage
              message={m['login.new_here_register']}
              markup={{ link: ({ children }) => <Link to={signInPath(PATHS.register, target)}>{children}</Link> }}
            />
          </p>
          <Link to={signInPath(PATHS.classLogin, target)}>{m['sign_in.in_a_class']()}</Link>
        </>
      }
    >
      {isPreparing && <AccountPendingOverlay />}
      <StorageNotice words={m['storage_notice.log_in']()} />
      {isByLink ? (
        <MagicLinkForm target={target} onBack={() => setIsByLink(false)} />
      ) : (
        <Form
          submit={m['ui.login']()}
          onSubmit={logIn}
          otherActions={<Link to={PATHS.forgottenPassword}>{m['sign_in.forgotten_your_password']()}</Link>}
        >
          <Field
            name="username"
            label={m['login.user_name']()}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <PasswordField name="password" label={m['ui.password']()} required autoComplete="current-password" />
        </Form>
      )}
      {!isByLink && (
        <Button isBlock onClick={() => setIsByLink(true)}>
          {m['login.link_instead']()}
        </Button>
      )}
      <ExternalLogins returnUrl={target} hasFailed={search.get('error') === 'external'} />
    </NarrowPage>
  )
}

/** Resolves an e-mail to its user name. */
async function userNameOf(dispatch: Dispatch, entry: string): Promise<string | FormFailure> {
  const name = entry.trim()
  if (name.indexOf('@') < 1) return name
  const { data, error } = await dispatch(signInApi.endpoints.resolveUserName.initiate(name))
  return data ?? failureOf(error, 'first')
}

/** Buttons for external logins, where configured.
 *  @param hasFailed the player returned from one without being signed in */
function ExternalLogins({ returnUrl, hasFailed }: { readonly returnUrl: string; readonly hasFailed: boolean }) {
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

interface MagicLinkFormProps {
  /** The page that the link opens. */
  readonly target: string
  readonly onBack: () => void
}

/** Sends a link that logs in without a password. The reply is the same whether or not the address has an account. */
function MagicLinkForm({ target, onBack }: MagicLinkFormProps) {
  const dispatch = useDispatch()
  const [sentTo, setMailedTo] = useState<string>()
  if (sentTo) {
    return (
      <>
        <Notice tone="success">
          <p>
            <ParaglideMessage
              message={m['magic_link_form.sent']}
              inputs={{ mailedTo: sentTo }}
              markup={{ strong: ({ children }) => <strong>{children}</strong> }}
            />
          </p>
        </Notice>
        <Button onClick={onBack}>{m['magic_link_form.back_to_the_password']()}</Button>
      </>
    )
  }
  return (
    <Form
      submit={m['sign_in.mail_me_a_link']()}
      onSubmit={async ({ email = '' }) => {
        const { error } = await dispatch(signInApi.endpoints.mailMagicLink.initiate({ email: email.trim(), target }))
        if (error) return failureOf(error, 'first')
        setMailedTo(email.trim())
        return undefined
      }}
      otherActions={
        <Button variant="quiet" onClick={onBack}>
          {m['magic_link_form.with_my_password']()}
        </Button>
      }
    >
      <Field name="email" label={m['ui.e_mail']()} type="email" required autoComplete="email" hint={m['magic_link_form.hint']()} />
    </Form>
  )
}
