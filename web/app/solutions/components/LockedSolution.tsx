import * as messages from '@emojigma/messages/page/solutions/components/LockedSolution.tsx'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Access } from '@emojigma/contract/rules/access.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PATHS, puzzlePath, signInPath } from '../../navigation/paths.ts'
import { RevealDialog } from '../../play/index.ts'
import { useMayBeChild } from '../../session/likely-child.ts'
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
  const mayBeChild = useMayBeChild()
  const back = puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId)
  if (isSignedIn) {
    const canReveal = reveal?.kind === 'open'
    const needsPlan = !canReveal && !mayBeChild
    return (
      <>
        <EmptyState
          mood="thinking"
          headingLevel={2}
          title={messages.stillToBeSolved}
          action={
            <>
              <ButtonLink variant="primary" to={back}>
                {messages.backToThePuzzle}
              </ButtonLink>
              {canReveal && <Button onClick={() => setAsking(true)}>{messages.seeTheAnswer}</Button>}
              {needsPlan && <ButtonLink to={PATHS.pricing}>{messages.seePlans}</ButtonLink>}
            </>
          }
        >
          {canReveal ? messages.onceSolvedOrLookedAt : needsPlan ? messages.aPlanOpensIt : messages.onceSolved}
        </EmptyState>
        {canReveal && isAsking && <RevealDialog puzzle={puzzle} guessing={{ accessTo: () => reveal }} onClose={() => setAsking(false)} />}
      </>
    )
  }
  return (
    <EmptyState
      mood="thinking"
      headingLevel={2}
      title={messages.answersArePartOf}
      action={
        <>
          <ButtonLink to={signInPath(PATHS.login, pathname)}>{messages.login}</ButtonLink>
          <ButtonLink variant="primary" to={signInPath(PATHS.register, pathname)}>
            {messages.register}
          </ButtonLink>
        </>
      }
    >
      {messages.orSolveItYourself((text) => (
        <Link to={back}>{text}</Link>
      ))}
    </EmptyState>
  )
}
