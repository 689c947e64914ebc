import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Replaces everything for sale for likely children.
 *  Source: docs/product.md, Likely children */
export function GrownUpsDecide() {
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
      {m['grown_ups_decide.text']()}
    </EmptyState>
  )
}
