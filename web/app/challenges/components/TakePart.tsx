import type { Challenge } from '@emojigma/contract/challenges.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { challengesApi } from '../api.ts'

interface TakePartProps {
  readonly challenge: Challenge
  readonly onLeft: () => void
}

/** Takes part in a challenge, or leaves it, which can be undone at once. */
export function TakePart({ challenge: { Code, IsTaken, IsFull, Players }, onLeft }: TakePartProps) {
  const [take, taking] = challengesApi.useTakeChallengeMutation()
  const [leave, leaving] = challengesApi.useLeaveChallengeMutation()
  const [hasLeft, setHasLeft] = useState(false)
  const error = taking.error ?? leaving.error
  const isBusy = taking.isLoading || leaving.isLoading
  const goIn = async () => {
    leaving.reset()
    const { data } = await take(Code)
    if (data) setHasLeft(false)
  }
  const goOut = async () => {
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
          tone="note"
          action={
            <Button disabled={isBusy} onClick={() => void goIn()}>
              Undo
            </Button>
          }
        >
          <p>You left the challenge. Nobody sees you in it any more.</p>
        </Notice>
      )}
      {own && (
        <p className="row">
          <span>
            You take part as <strong>{own.Name}</strong>.
          </span>
          <Button variant="quiet" disabled={isBusy} onClick={() => void goOut()}>
            Leave the challenge
          </Button>
        </p>
      )}
      {!own && !hasLeft && IsFull && <p>As many as fit take part already. You can play the puzzles all the same.</p>}
      {!own && !hasLeft && !IsFull && (
        <>
          <p>Take it, and the others see which of these puzzles you solve, under a name that we make up for you.</p>
          <Button variant="primary" size="large" disabled={isBusy} onClick={() => void goIn()}>
            Take it
          </Button>
        </>
      )}
    </div>
  )
}
