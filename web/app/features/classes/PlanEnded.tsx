import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Tells a teacher without a plan what of the portal stays, and why the rest is refused.
 *  Source: docs/product.md, Classrooms and students */
export function PlanEnded() {
  return (
    <Notice tone="note" action={<ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}>
      <p>
        <strong>{m['plan_ended.title']()}</strong> {m['plan_ended.classes_are_kept']()}
      </p>
    </Notice>
  )
}
