import { m } from '@emojigma/messages'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useHideSolved } from './use-hide-solved.ts'

/** Shown instead of a list whose puzzles are all solved. */
export function AllSolved() {
  const { setHidesSolved } = useHideSolved()
  return (
    <EmptyState
      mood="cheering"
      headingLevel={2}
      title={m['all_solved.all_solved']()}
      action={<Button onClick={() => setHidesSolved(false)}>{m['all_solved.turn_off_hide_solved']()}</Button>}
    >
      {m['all_solved.advice']()}
    </EmptyState>
  )
}
