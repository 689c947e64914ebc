import { SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { PATHS, signInPath } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** What the portal is, for those who are no teachers.
 *  @param who students are told nothing of plans
 *  Source: docs/product.md, Teacher portal */
export function AboutPortal({ who }: { readonly who: 'guest' | 'account' | 'student' }) {
  if (who === 'student') {
    return (
      <EmptyState emoji="school" title="This page is for teachers" headingLevel={1} action={<ButtonLink to={PATHS.today}>Play</ButtonLink>}>
        Your teacher looks after your class here. Today’s puzzles are waiting for you.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      emoji="school"
      title="Your class on Emojigma"
      headingLevel={1}
      action={
        <>
          <ButtonLink to={PATHS.pricing} variant="primary">
            See plans
          </ButtonLink>
          {who === 'guest' && <ButtonLink to={signInPath(PATHS.login, PATHS.manageStudents)}>Login</ButtonLink>}
          <ButtonLink to={PATHS.teacherPortal} variant="quiet">
            How the portal works
          </ButtonLink>
        </>
      }
    >
      With the Teacher plan you make classrooms for up to {SEAT_LIMIT} students, who need no e-mail and no real name. Add them from a file,
      print cards with a QR code, and see what everybody has solved.
    </EmptyState>
  )
}
