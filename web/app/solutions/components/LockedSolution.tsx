import { Link, useLocation } from 'react-router'
import { PATHS, signInPath } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In place of an answer that this visitor has not earned or opened yet. Signing in leads back here.
 *  Source: docs/product.md, Reveal */
export function LockedSolution({ puzzlePath, isSignedIn }: { readonly puzzlePath: string; readonly isSignedIn: boolean }) {
  const { pathname } = useLocation()
  if (isSignedIn) {
    return (
      <EmptyState
        mood="thinking"
        headingLevel={2}
        title="Still to be solved"
        action={
          <ButtonLink variant="primary" to={puzzlePath}>
            Back to the puzzle
          </ButtonLink>
        }
      >
        Once you have solved this puzzle, or looked at its answer there, you can walk through its steps here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      mood="thinking"
      headingLevel={2}
      title="Answers are part of a subscription"
      action={
        <>
          <ButtonLink to={signInPath(PATHS.login, pathname)}>Login</ButtonLink>
          <ButtonLink variant="primary" to={signInPath(PATHS.register, pathname)}>
            Register
          </ButtonLink>
        </>
      }
    >
      Or solve it yourself: then its steps open here. <Link to={puzzlePath}>Back to the puzzle</Link>
    </EmptyState>
  )
}
