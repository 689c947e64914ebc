import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import type { Challenge } from '@emojigma/contract/challenges/challenges.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { takeFocusIfLost } from '../../ui/focus-recovery.ts'
import { Notice } from '../../ui/Notice.tsx'
import { challengesApi } from './api.ts'

interface TakePartProps {
  readonly challenge: Challenge
  readonly onLeft: () => void
}

/** Joins or leaves a challenge; leaving can be undone at once. */
export function TakePart({ challenge: { Code, IsTaken, IsFull, Players }, onLeft }: TakePartProps) {
  const [take, taking] = challengesApi.useTakeChallengeMutation()
  const [leave, leaving] = challengesApi.useLeaveChallengeMutation()
  const [hasLeft, setHasLeft] = useState(false)
  const error = taking.error ?? leaving.error
  const isBusy = taking.isLoading || leaving.isLoading
  const join = async () => {
    if (isBusy) return
    leaving.reset()
    const { data } = await take(Code)
    if (data) setHasLeft(false)
  }
  const quit = async () => {
    if (isBusy) return
    taking.reset()
    const { data } = await leave(Code)
    if (!data) return
    setHasLeft(true)
    onLeft()
  }
  const own = Players.find(({ IsYou }) => IsYou)
  return (
    <div className="stack">
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
      {hasLeft && !IsTaken && (
        <Notice
          ref={takeFocusIfLost}
          tone="note"
          action={
            <Button aria-disabled={isBusy} onClick={() => void join()}>
              {m['ui.undo']()}
            </Button>
          }
        >
          <p>{m['take_part.left']()}</p>
        </Notice>
      )}
      {own && (
        <p className="row">
          <span>
            <ParaglideMessage message={m['take_part.you_take_part_as']} markup={{ name: () => <strong>{own.Name}</strong> }} />
          </span>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void quit()}>
            {m['take_part.leave_the_challenge']()}
          </Button>
        </p>
      )}
      {!own && !hasLeft && IsFull && <p>{m['take_part.full']()}</p>}
      {!own && !hasLeft && !IsFull && (
        <>
          <p>{m['take_part.explanation']()}</p>
          <Button variant="primary" size="large" aria-disabled={isBusy} onClick={() => void join()}>
            {m['take_part.take_it']()}
          </Button>
        </>
      )}
    </div>
  )
}
