import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Access } from '@emojigma/contract/rules/actions.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PATHS, puzzlePath, signInPath } from '../../../platform/navigation/paths.ts'
import { RevealDialog } from '../../play/index.ts'
import { useMayBeChild } from '../../../platform/session/likely-child.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

interface LockedSolutionProps {
  readonly puzzle: PuzzleView
  readonly isSignedIn: boolean
  /** The player's access to Reveal; undefined while unknown. */
  readonly reveal: Access<'ANSWER'> | undefined
}

/** Replaces an answer that the visitor has neither solved nor revealed. Signing in leads back here.
 *  Source: docs/product.md, Reveal */
export function LockedSolution({ puzzle, isSignedIn, reveal }: LockedSolutionProps) {
  const { pathname } = useLocation()
  const [isDialogOpen, setDialogOpen] = useState(false)
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
          title={m['locked_solution.still_to_be_solved']()}
          action={
            <>
              <ButtonLink variant="primary" to={back}>
                {m['locked_solution.back_to_the_puzzle']()}
              </ButtonLink>
              {canReveal && <Button onClick={() => setDialogOpen(true)}>{m['locked_solution.see_the_answer']()}</Button>}
              {needsPlan && <ButtonLink to={PATHS.pricing}>{m['ui.see_plans']()}</ButtonLink>}
            </>
          }
        >
          {canReveal
            ? m['locked_solution.after_solving_or_reveal']()
            : needsPlan
              ? m['locked_solution.plan_needed']()
              : m['locked_solution.once_solved']()}
        </EmptyState>
        {canReveal && isDialogOpen && (
          <RevealDialog puzzle={puzzle} guessing={{ accessTo: () => reveal, isDayInDoubt: false }} onClose={() => setDialogOpen(false)} />
        )}
      </>
    )
  }
  return (
    <EmptyState
      mood="thinking"
      headingLevel={2}
      title={m['locked_solution.subscription_needed']()}
      action={
        <>
          <ButtonLink to={signInPath(PATHS.login, pathname)}>{m['ui.login']()}</ButtonLink>
          <ButtonLink variant="primary" to={signInPath(PATHS.register, pathname)}>
            {m['ui.register']()}
          </ButtonLink>
        </>
      }
    >
      <ParaglideMessage message={m['locked_solution.or_solve']} markup={{ link: ({ children }) => <Link to={back}>{children}</Link> }} />
    </EmptyState>
  )
}
