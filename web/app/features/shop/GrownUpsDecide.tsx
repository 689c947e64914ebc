import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Replaces everything for sale for likely children.
 *  Source: docs/product.md, Likely children */
export function GrownUpsDecide() {
  const { plan } = useVisitor()
  return (
    <EmptyState
      mood="hello"
      title={m['grown_ups_decide.title']()}
      headingLevel={1}
      action={
        <ButtonLink to={PATHS.today} variant="primary" size="large">
          {m['ui.play_today']()}
        </ButtonLink>
      }
    >
      {plan === 'none' ? m['grown_ups_decide.text']() : m['grown_ups_decide.with_plan']()}
    </EmptyState>
  )
}
