import { m } from '@emojigma/messages'
import { SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { PATHS, signInPath } from '../../platform/navigation/paths.ts'
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
        title={m['about_portal.title']()}
        headingLevel={1}
        action={<ButtonLink to={PATHS.today}>{m['ui.play']()}</ButtonLink>}
      >
        {m['about_portal.for_students']()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      emoji="school"
      title={m['about_portal.your_class_on_emojigma']()}
      headingLevel={1}
      action={
        <>
          <ButtonLink to={PATHS.pricing} variant="primary">
            {m['ui.see_plans']()}
          </ButtonLink>
          {who === 'guest' && <ButtonLink to={signInPath(PATHS.login, PATHS.manageStudents)}>{m['ui.login']()}</ButtonLink>}
          <ButtonLink to={PATHS.teacherPortal} variant="quiet">
            {m['about_portal.how_the_portal_works']()}
          </ButtonLink>
        </>
      }
    >
      {m['about_portal.plan_offer']({ seatLimit: SEAT_LIMIT })}
    </EmptyState>
  )
}
