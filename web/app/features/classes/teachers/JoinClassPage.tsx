import { m } from '@emojigma/messages'
import { useNavigate } from 'react-router'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { fetchAccount } from '../../../platform/session/fetch-account.ts'
import { useDispatch } from '../../../platform/use-store.ts'
import { classPath } from '../menu.ts'
import { teachersApi } from './api.ts'
import { Invitation, InvitationPage } from './InvitationPage.tsx'

/** An invitation to teach a class, from a mailed link: which class, who invites, and the button to join.
 *  Source: docs/product.md, Two teachers, one class */
export function Component() {
  return (
    <InvitationPage
      path={PATHS.joinClass}
      title={m['join_class.title']()}
      description={m['join_class.description']()}
      signIn={m['join_class.sign_in']()}
    >
      {(code, accountId) => <ClassInvitation code={code} accountId={accountId} />}
    </InvitationPage>
  )
}

function ClassInvitation({ code, accountId }: { readonly code: string; readonly accountId: string }) {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const answer = teachersApi.useLookAtInvitationQuery({ code, accountId }, { refetchOnMountOrArgChange: true })
  const [join, { isLoading, isSuccess, error }] = teachersApi.useJoinClassMutation()
  const enter = async () => {
    const { data } = await join(code)
    if (!data) return
    // Menus lead an account that teaches to its classes.
    await fetchAccount(dispatch)
    navigate(classPath(data.ClassroomId), { replace: true })
  }
  return (
    <Invitation
      title={m['join_class.title']()}
      answer={answer}
      isJoining={isLoading || isSuccess}
      error={error}
      onJoin={() => void enter()}
    >
      {({ ClassroomId, ClassroomName, Owner, OwnersEmail, IsYours }) =>
        IsYours
          ? {
              text: m['join_class.yours']({ name: ClassroomName }),
              open: { to: classPath(ClassroomId), label: m['join_class.open_class']() },
            }
          : {
              text: `${m['join_class.invites']({ owner: OwnersEmail === undefined ? Owner : `${Owner} (${OwnersEmail})`, name: ClassroomName })} ${m['join_class.what']()}`,
            }
      }
    </Invitation>
  )
}
