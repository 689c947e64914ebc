import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { mayBeChild } from '@emojigma/contract/rules/birth-year.ts'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../ui/forms/Form.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { signInApi } from './api.ts'
import { rememberChild, isRememberedChild } from './remembered-child.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { BirthYearForm } from './BirthYearForm.tsx'
import { StorageNotice } from '../../ui/StorageNotice.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { NicknameField } from '../accounts/NicknameField.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useRedirect } from '../../platform/navigation/redirect.ts'
import { useIsStillSignedIn } from './use-is-still-signed-in.ts'
import { useSignIn } from './use-sign-in.ts'
import { useRetryCheck } from './use-retry-check.ts'

const META = {
  title: m['ui.register'](),
  description: m['register.description'](),
  isHidden: true,
}

/** `birthYear` is undefined if this browser session already gave a child's year: it is not asked again. */
type Details = { readonly kind: 'details'; readonly birthYear: number | undefined; readonly isChild: boolean }

type Step =
  | { readonly kind: 'year' }
  | Details
  /** The grown-up must open the e-mailed link first. */
  | { readonly kind: 'consent'; readonly email: string }
  /** RegisteredStep but not signed in: the e-mail tells the owner of the address why. */
  | { readonly kind: 'mail'; readonly email: string }
  /** RegisteredStep, then the network failed. */
  | { readonly kind: 'registered' }

/** Source: docs/product.md, Accounts and registration */
export function Component() {
  const dispatch = useDispatch()
  const { nowMs } = useSiteSettings()
  const isSignedIn = useIsStillSignedIn()
  const target = useRedirect()
  const { enter, isPreparing } = useSignIn()
  const [ownStep, setStep] = useState<Step>({ kind: 'year' })
  const isRemembered = useHydrated() && ownStep.kind === 'year' && isRememberedChild()
  const step: Step = isRemembered ? { kind: 'details', birthYear: undefined, isChild: true } : ownStep
  const [isEntering, setIsEntering] = useState(false)
  const isRetry = useRetryCheck()
  if (isSignedIn && !isEntering) return <Navigate to={target} replace />

  const register = async ({ birthYear, isChild }: Details, values: FormValues): Promise<FormFailure | undefined> => {
    const { Nickname = '', Password: password = '', ConfirmPassword: confirmPassword = '' } = values
    const email = (values['Email'] ?? '').trim()
    setIsEntering(true)
    const registration = {
      email,
      nickname: Nickname.trim(),
      password,
      confirmPassword,
      birthYear,
      isChild: isChild && birthYear === undefined,
    }
    const grant = { grant_type: 'password', username: email, password } as const
    const { data, error } = await dispatch(signInApi.endpoints.register.initiate(registration))
    if (!data) {
      // The year's field is not on this step, so its error is shown as the message.
      const { message, fields: { BirthYear: _year, ...fields } = {} } = failureOf(error, 'last')
      if (!isRetry(registration, error) || fields['Nickname'] === undefined) return { message, fields }
      // An earlier request without a reply may have registered the nickname.
      const refused = await enter(grant, target)
      if (refused?.isConsentAwaited) {
        setStep({ kind: 'consent', email })
        return undefined
      }
      if (refused?.error !== 'unreachable') return refused && { message, fields }
      isRetry(registration, undefined)
      return { message: refused.message }
    }
    if (data.needsConsent) {
      setStep({ kind: 'consent', email })
      return undefined
    }
    const refused = await enter(grant, target)
    if (refused) setStep(refused.error === 'unreachable' ? { kind: 'registered' } : { kind: 'mail', email })
    return undefined
  }

  switch (step.kind) {
    case 'year':
      return (
        <YearStep
          target={target}
          onAnswer={(birthYear) => {
            const isChild = mayBeChild(birthYear, nowMs)
            if (isChild) rememberChild()
            setStep({ kind: 'details', birthYear, isChild })
          }}
        />
      )
    case 'details':
      return (
        <DetailsStep
          target={target}
          isChild={step.isChild}
          isRemembered={isRemembered}
          isPreparing={isPreparing}
          onRegister={async (values) => register(step, values)}
        />
      )
    case 'consent':
      return <ConsentStep email={step.email} />
    case 'mail':
      return <EmailStep email={step.email} target={target} />
    case 'registered':
      return <RegisteredStep target={target} />
  }
}

interface TargetProps {
  /** The page to open after signing in. */
  readonly target: string
}

function YearStep({ target, onAnswer }: TargetProps & { readonly onAnswer: (birthYear: number) => void }) {
  return (
    <NarrowPage meta={META} mood="hello" title={m['ui.register']()} text={m['register.reason']()} foot={<LogInInstead target={target} />}>
      <BirthYearForm
        onAnswer={async (birthYear) => {
          onAnswer(birthYear)
          return undefined
        }}
      />
    </NarrowPage>
  )
}

interface DetailsStepProps extends TargetProps, Pick<Details, 'isChild'> {
  /** This browser session already gave a child's year of birth. */
  readonly isRemembered: boolean
  readonly isPreparing: boolean
  readonly onRegister: (values: FormValues) => Promise<FormFailure | undefined>
}

function DetailsStep({ target, isChild, isRemembered, isPreparing, onRegister }: DetailsStepProps) {
  return (
    <NarrowPage
      meta={META}
      mood="thinking"
      title={m['register.your_account']()}
      text={isRemembered && m['register.grown_up_email_missing']()}
      foot={<LogInInstead target={target} />}
      isNextStep={!isRemembered}
    >
      {isPreparing && <AccountPendingOverlay />}
      <StorageNotice words={m['storage_notice.register']()} />
      <Form submit={m['ui.register']()} onSubmit={onRegister}>
        <Field
          name="Email"
          label={isChild ? m['register.grown_up_email']() : m['ui.e_mail']()}
          type="email"
          required
          maxLength={254}
          autoComplete={isChild ? 'off' : 'email'}
          hint={isChild ? m['register.grown_up_email_hint']() : undefined}
        />
        <NicknameField name="Nickname" label={m['ui.nickname']()} />
        <NewPasswordFields />
      </Form>
    </NarrowPage>
  )
}

function ConsentStep({ email }: { readonly email: string }) {
  return (
    <NarrowPage
      meta={META}
      emoji="envelope"
      title={m['register.consent_title']()}
      text={
        <>
          <ParaglideMessage message={m['register.consent_sent']} markup={{ email: () => <strong>{email}</strong> }} />
        </>
      }
      foot={<ButtonLink to={PATHS.today}>{m['ui.play_today']()}</ButtonLink>}
      isNextStep
    />
  )
}

function EmailStep({ email, target }: TargetProps & { readonly email: string }) {
  return (
    <NarrowPage
      meta={META}
      emoji="envelope"
      title={m['sign_in.check_mailbox']()}
      text={
        <>
          <ParaglideMessage message={m['register.letter_sent']} markup={{ email: () => <strong>{email}</strong> }} />
        </>
      }
      foot={
        <>
          <LogIn target={target} />
          <Link to={PATHS.forgottenPassword}>{m['sign_in.forgotten_your_password']()}</Link>
        </>
      }
      isNextStep
    />
  )
}

function RegisteredStep({ target }: TargetProps) {
  return (
    <NarrowPage
      meta={META}
      mood="cheering"
      title={m['register.your_account_is_ready']()}
      text={m['register.connection_broke']()}
      foot={<LogIn target={target} />}
      isNextStep
    />
  )
}

function LogInInstead({ target }: TargetProps) {
  return (
    <p>
      <ParaglideMessage
        message={m['register.has_account']}
        markup={{ link: ({ children }) => <Link to={signInPath(PATHS.login, target)}>{children}</Link> }}
      />
    </p>
  )
}

function LogIn({ target }: TargetProps) {
  return (
    <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
      {m['ui.login']()}
    </ButtonLink>
  )
}
