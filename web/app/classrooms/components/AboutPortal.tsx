import * as messages from '@emojigma/messages/page/classrooms/components/AboutPortal.ts'
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
      <EmptyState
        emoji="school"
        title={messages.thisPageIsForTeachers}
        headingLevel={1}
        action={<ButtonLink to={PATHS.today}>{messages.play}</ButtonLink>}
      >
        {messages.yourTeacherLooksAfter}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      emoji="school"
      title={messages.yourClassOnEmojigma}
      headingLevel={1}
      action={
        <>
          <ButtonLink to={PATHS.pricing} variant="primary">
            {messages.seePlans}
          </ButtonLink>
          {who === 'guest' && <ButtonLink to={signInPath(PATHS.login, PATHS.manageStudents)}>{messages.login}</ButtonLink>}
          <ButtonLink to={PATHS.teacherPortal} variant="quiet">
            {messages.howThePortalWorks}
          </ButtonLink>
        </>
      }
    >
      {messages.withTheTeacherPlan(SEAT_LIMIT)}
    </EmptyState>
  )
}
