import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Stands in place of everything that is sold where a child is likely to look.
 *  Source: docs/product.md, Likely children */
export function GrownUpsDecide() {
  return (
    <EmptyState
      mood="hello"
      title="A grown-up looks after plans"
      headingLevel={1}
      action={
        <ButtonLink to={PATHS.today} variant="primary" size="large">
          Play today’s puzzles
        </ButtonLink>
      }
    >
      There is nothing to choose here for you. Three puzzles a day and every riddle are free, and new ones come each day. If you have a
      question, ask a grown-up to look with you.
    </EmptyState>
  )
}
