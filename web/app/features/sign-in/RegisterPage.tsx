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
import { noteYoung, wasYoung } from './asked-before.ts'
import { NarrowPage } from '../../ui/NarrowPage.tsx'
import { BirthYearForm } from './BirthYearForm.tsx'
import { AccountPendingOverlay } from '../../ui/dialogs/AccountPendingOverlay.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { NicknameField } from '../accounts/NicknameField.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useRedirect } from '../../platform/navigation/redirect.ts'
import { useIsStillSignedIn } from './use-is-still-signed-in.ts'
import { useSignIn } from './use-sign-in.ts'
import { useUnanswered } from './use-unanswered.ts'

const META = {
  title: m['ui.register'](),
  description: m['register.description'](),
  isHidden: true,
}

/** The year is absent where a grown-up was to be fetched before: it is not asked for again. */
type Details = { readonly kind: 'details'; readonly birthYear: number | undefined; readonly isChild: boolean }

type Step =
  | { readonly kind: 'year' }
  | Details
  /** A grown-up has to open the mailed link first. */
  | { readonly kind: 'consent'; readonly email: string }
  /** Registered, but not let in: the owner of the address finds out by mail why. */
  | { readonly kind: 'mail'; readonly email: string }
  /** Registered, and then the network was gone. */
  | { readonly kind: 'registered' }

/** Source: docs/product.md, Accounts and registration */
export function Component() {
  const dispatch = useDispatch()
  const { nowMs } = useSiteSettings()
  const isSignedIn = useIsStillSignedIn()
  const target = useRedirect()
  const { enter, isPreparing } = useSignIn()
  const [given, setStep] = useState<Step>({ kind: 'year' })
  const isRemembered = useHydrated() && given.kind === 'year' && wasYoung()
  const step: Step = isRemembered ? { kind: 'details', birthYear: undefined, isChild: true } : given
  const [isEntering, setIsEntering] = useState(false)
  const isUnanswered = useUnanswered()
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
      // What is wrong with the year, which was asked for before, is said by itself.
      const { message, fields: { BirthYear: _year, ...fields } = {} } = failureOf(error, 'last')
      if (!isUnanswered(registration, error) || fields['Nickname'] === undefined) return { message, fields }
      // The nickname may be taken by the account that was made when nothing answered.
      const refused = await enter(grant, target)
      if (refused?.isConsentAwaited) {
        setStep({ kind: 'consent', email })
        return undefined
      }
      if (refused?.error !== 'unreachable') return refused && { message, fields }
      isUnanswered(registration, undefined)
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
        <AskYear
          target={target}
          onAnswer={(birthYear) => {
            const isChild = mayBeChild(birthYear, nowMs)
            if (isChild) noteYoung()
            setStep({ kind: 'details', birthYear, isChild })
          }}
        />
      )
    case 'details':
      return (
        <AskDetails
          target={target}
          isChild={step.isChild}
          isRemembered={isRemembered}
          isPreparing={isPreparing}
          onRegister={async (values) => register(step, values)}
        />
      )
    case 'consent':
      return <AskGrownUp email={step.email} />
    case 'mail':
      return <LookInMail email={step.email} target={target} />
    case 'registered':
      return <Registered target={target} />
  }
}

interface OnTheWay {
  /** Where the player was going. */
  readonly target: string
}

function AskYear({ target, onAnswer }: OnTheWay & { readonly onAnswer: (birthYear: number) => void }) {
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

interface AskDetailsProps extends OnTheWay, Pick<Details, 'isChild'> {
  /** A grown-up was to be fetched before, on this device. */
  readonly isRemembered: boolean
  readonly isPreparing: boolean
  readonly onRegister: (values: FormValues) => Promise<FormFailure | undefined>
}

function AskDetails({ target, isChild, isRemembered, isPreparing, onRegister }: AskDetailsProps) {
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

function AskGrownUp({ email }: { readonly email: string }) {
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

function LookInMail({ email, target }: OnTheWay & { readonly email: string }) {
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

function Registered({ target }: OnTheWay) {
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

function LogInInstead({ target }: OnTheWay) {
  return (
    <p>
      <ParaglideMessage
        message={m['register.has_account']}
        markup={{ link: ({ children }) => <Link to={signInPath(PATHS.login, target)}>{children}</Link> }}
      />
    </p>
  )
}

function LogIn({ target }: OnTheWay) {
  return (
    <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
      {m['ui.login']()}
    </ButtonLink>
  )
}
