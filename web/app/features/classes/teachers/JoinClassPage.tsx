import { m } from '@emojigma/messages'
import { useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { PATHS, signInPath } from '../../../platform/navigation/paths.ts'
import { fetchAccount } from '../../../platform/session/fetch-account.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { useDispatch, useSelector } from '../../../platform/use-store.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { statusOf } from '../../../platform/call.ts'
import { classPath } from '../menu.ts'
import { teachersApi } from './api.ts'

const META = { title: m['join_class.title'](), description: m['join_class.description'](), isHidden: true }

/** An invitation to teach a class, from a mailed link: which class, who invites, and the button to join. Signing in leads back here.
 *  Source: docs/product.md, Two teachers, one class */
export function Component() {
  const code = useSearchParams()[0].get('code') ?? ''
  const account = useAccount()
  const isLoading = useSelector((state) => state.session.isLoading)
  const isWaiting = !useHydrated() || (isLoading && !account)
  return (
    <div className="page">
      <PageMeta {...META} />
      {isWaiting ? (
        <>
          <h1 className="visually-hidden">{META.title}</h1>
          <Spinner />
        </>
      ) : account ? (
        <Invitation code={code} accountId={account.id} />
      ) : (
        <SignInFirst code={code} />
      )}
    </div>
  )
}

function SignInFirst({ code }: { readonly code: string }) {
  const target = `${PATHS.joinClass}?${new URLSearchParams({ code })}`
  return (
    <EmptyState
      emoji="school"
      headingLevel={1}
      title={m['join_class.title']()}
      action={
        <>
          <ButtonLink to={signInPath(PATHS.login, target)} variant="primary">
            {m['ui.login']()}
          </ButtonLink>
          <ButtonLink to={signInPath(PATHS.register, target)}>{m['ui.register']()}</ButtonLink>
        </>
      }
    >
      {m['join_class.sign_in']()}
    </EmptyState>
  )
}

function Invitation({ code, accountId }: { readonly code: string; readonly accountId: string }) {
  const navigate = useNavigate()
  const answer = teachersApi.useLookAtInvitationQuery({ code, accountId }, { refetchOnMountOrArgChange: true })
  const [join, { isLoading, isSuccess, error }] = teachersApi.useJoinClassMutation()
  const dispatch = useDispatch()
  const enter = async () => {
    const { data } = await join(code)
    if (!data) return
    // Menus lead an account that teaches to its classes.
    await fetchAccount(dispatch)
    navigate(classPath(data.ClassroomId), { replace: true })
  }
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
      <Fetched answer={answer} placeholder={<h1>{META.title}</h1>}>
        {({ ClassroomId, ClassroomName, Owner, OwnersEmail, IsYours }) => (
          <EmptyState
            emoji="school"
            headingLevel={1}
            title={META.title}
            action={
              IsYours ? (
                <ButtonLink to={classPath(ClassroomId)} variant="primary">
                  {m['join_class.open_class']()}
                </ButtonLink>
              ) : (
                <Button
                  variant="primary"
                  aria-disabled={isLoading || isSuccess || undefined}
                  onClick={() => {
                    if (isLoading || isSuccess) return
                    void enter()
                  }}
                >
                  {m['join_class.join']()}
                </Button>
              )
            }
          >
            {IsYours
              ? m['join_class.yours']({ name: ClassroomName })
              : `${m['join_class.invites']({ owner: OwnersEmail === undefined ? Owner : `${Owner} (${OwnersEmail})`, name: ClassroomName })} ${m['join_class.what']()}`}
          </EmptyState>
        )}
      </Fetched>
    </>
  )
}
