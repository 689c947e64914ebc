import * as messages from '@emojigma/messages/page/classrooms/components/PlanEnded.ts'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Tells a teacher without a plan what of the portal stays, and why the rest is refused.
 *  Source: docs/product.md, Classrooms and students */
export function PlanEnded() {
  return (
    <Notice tone="note" action={<ButtonLink to={PATHS.pricing}>{messages.seePlans}</ButtonLink>}>
      <p>
        <strong>{messages.yourTeacherPlanHasEnded}</strong> {messages.classesAreKept}
      </p>
    </Notice>
  )
}
