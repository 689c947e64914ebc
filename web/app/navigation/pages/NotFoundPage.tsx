import { PATHS } from '../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'

export function Component() {
  return (
    <div className="page">
      <PageMeta title="Page not found" description="There is no page at this address." isHidden />
      <EmptyState
        mood="puzzled"
        headingLevel={1}
        title="There is no page here"
        action={
          <>
            <ButtonLink to={PATHS.today} variant="primary">
              Play today’s puzzles
            </ButtonLink>
            <ButtonLink to={PATHS.home}>Go to the home page</ButtonLink>
          </>
        }
      >
        The address may be mistyped. To find a puzzle, search for its number.
      </EmptyState>
    </div>
  )
}
