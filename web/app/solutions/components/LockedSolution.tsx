import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Access } from '@emojigma/engine/access.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PATHS, puzzlePath, signInPath } from '../../navigation/paths.ts'
import { RevealDialog } from '../../play/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

interface LockedSolutionProps {
  readonly puzzle: PuzzleView
  readonly isSignedIn: boolean
  /** Whether this player may have the answer revealed; absent while that is not known. */
  readonly reveal: Access<'ANSWER'> | undefined
}

/** In place of an answer that this visitor has not earned or opened yet. Signing in leads back here.
 *  Source: docs/product.md, Reveal */
export function LockedSolution({ puzzle, isSignedIn, reveal }: LockedSolutionProps) {
  const { pathname } = useLocation()
  const [isAsking, setAsking] = useState(false)
  const back = puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId)
  if (isSignedIn) {
    const canReveal = reveal?.kind === 'open'
    return (
      <>
        <EmptyState
          mood="thinking"
          headingLevel={2}
          title="Still to be solved"
          action={
            <>
              <ButtonLink variant="primary" to={back}>
                Back to the puzzle
              </ButtonLink>
              {canReveal && <Button onClick={() => setAsking(true)}>See the answer</Button>}
            </>
          }
        >
          Once you have solved this puzzle, or looked at its answer, you can walk through its steps here.
        </EmptyState>
        {canReveal && isAsking && <RevealDialog puzzle={puzzle} guessing={{ accessTo: () => reveal }} onClose={() => setAsking(false)} />}
      </>
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
      Or solve it yourself: then its steps open here. <Link to={back}>Back to the puzzle</Link>
    </EmptyState>
  )
}
