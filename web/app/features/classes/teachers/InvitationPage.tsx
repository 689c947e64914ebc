import { m } from '@emojigma/messages'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { statusOf, type CallError } from '../../../platform/call.ts'
import { PATHS, signInPath } from '../../../platform/navigation/paths.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { useSelector } from '../../../platform/use-store.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Fetched, type Answer } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'

interface InvitationPageProps {
  /** Where the mailed link leads. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The text for a guest. */
  readonly signIn: string
  readonly children: (code: string, accountId: string) => ReactNode
}

/** The page of a mailed link that invites a teacher. Signing in leads back here. */
export function InvitationPage({ path, title, description, signIn, children }: InvitationPageProps) {
  const code = useSearchParams()[0].get('code') ?? ''
  const account = useAccount()
  const isLoading = useSelector((state) => state.session.isLoading)
  const isWaiting = !useHydrated() || (isLoading && !account)
  const target = `${path}?${new URLSearchParams({ code })}`
  return (
    <div className="page">
      <PageMeta title={title} description={description} isHidden />
      {isWaiting ? (
        <>
          <h1 className="visually-hidden">{title}</h1>
          <Spinner />
        </>
      ) : account ? (
        children(code, account.id)
      ) : (
        <EmptyState
          emoji="school"
          headingLevel={1}
          title={title}
          action={
            <>
              <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
                {m['ui.login']()}
              </ButtonLink>
              <ButtonLink to={signInPath(PATHS.register, target)}>{m['ui.register']()}</ButtonLink>
            </>
          }
        >
          {signIn}
        </EmptyState>
      )}
    </div>
  )
}

interface InvitationProps<T> {
  readonly title: string
  readonly answer: Answer<T> & { readonly error?: CallError | undefined }
  readonly isJoining: boolean
  /** Why joining failed. */
  readonly error: CallError | undefined
  readonly onJoin: () => void
  /** The text of an invitation, and for a teacher who joined before, the way in. */
  readonly children: (invitation: T) => { readonly text: string; readonly open?: { readonly to: string; readonly label: string } }
}

/** An invitation with its button, or why its link doesn't work. */
export function Invitation<T>({ title, answer, isJoining, error, onJoin, children }: InvitationProps<T>) {
  const status = statusOf(answer.error)
  if (status === 400 || status === 403 || status === 404) {
    return (
      <EmptyState
        mood="puzzled"
        headingLevel={1}
        title={m['join_class.no_link']()}
        action={<ButtonLink to={PATHS.today}>{m['ui.play']()}</ButtonLink>}
      >
        {status === 400 || !answer.error ? m['class_teachers.link_ended']() : failureOf(answer.error, 'first').message}
      </EmptyState>
    )
  }
  return (
    <>
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      <Fetched answer={answer} placeholder={<h1>{title}</h1>}>
        {(invitation) => {
          const { text, open } = children(invitation)
          return (
            <EmptyState
              emoji="school"
              headingLevel={1}
              title={title}
              action={
                open ? (
                  <ButtonLink to={open.to} variant="primary">
                    {open.label}
                  </ButtonLink>
                ) : (
                  <Button
                    variant="primary"
                    aria-disabled={isJoining || undefined}
                    onClick={() => {
                      if (!isJoining) onJoin()
                    }}
                  >
                    {m['join_class.join']()}
                  </Button>
                )
              }
            >
              {text}
            </EmptyState>
          )
        }}
      </Fetched>
    </>
  )
}
