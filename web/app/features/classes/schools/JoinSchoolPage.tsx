import { m } from '@emojigma/messages'
import { useNavigate } from 'react-router'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { fetchAccount } from '../../../platform/session/fetch-account.ts'
import { useDispatch } from '../../../platform/use-store.ts'
import { Invitation, InvitationPage } from '../teachers/InvitationPage.tsx'
import { schoolsApi } from './api.ts'

/** An invitation to a school, from a mailed link: which school, who invites, and the button to join.
 *  Source: docs/product.md, Schools */
export function Component() {
  return (
    <InvitationPage
      path={PATHS.joinSchool}
      title={m['join_school.title']()}
      description={m['join_school.description']()}
      signIn={m['join_school.sign_in']()}
    >
      {(code, accountId) => <SchoolInvitation code={code} accountId={accountId} />}
    </InvitationPage>
  )
}

function SchoolInvitation({ code, accountId }: { readonly code: string; readonly accountId: string }) {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const answer = schoolsApi.useLookAtSchoolInvitationQuery({ code, accountId }, { refetchOnMountOrArgChange: true })
  const [join, { isLoading, isSuccess, error }] = schoolsApi.useJoinSchoolMutation()
  const enter = async () => {
    const { error: refused } = await join(code)
    if (refused) return
    // The account has the school's plan now.
    await fetchAccount(dispatch)
    navigate(PATHS.school, { replace: true })
  }
  return (
    <Invitation
      title={m['join_school.title']()}
      answer={answer}
      isJoining={isLoading || isSuccess}
      error={error}
      onJoin={() => void enter()}
    >
      {({ Name, Payer, PayersEmail, IsYours }) =>
        IsYours
          ? { text: m['join_school.yours']({ name: Name }), open: { to: PATHS.school, label: m['join_school.open']() } }
          : {
              text: `${m['join_school.invites']({ payer: PayersEmail === undefined ? Payer : `${Payer} (${PayersEmail})`, name: Name })} ${m['join_school.what']({ payer: Payer })}`,
            }
      }
    </Invitation>
  )
}
