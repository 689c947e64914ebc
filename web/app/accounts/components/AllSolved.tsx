import * as messages from '@emojigma/messages/page/accounts/components/AllSolved.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useHideSolved } from '../use-hide-solved.ts'

/** Stands in place of a list that has nothing but solved puzzles. */
export function AllSolved() {
  const { setHidesSolved } = useHideSolved()
  return (
    <EmptyState
      mood="cheering"
      headingLevel={2}
      title={messages.allSolved}
      action={<Button onClick={() => setHidesSolved(false)}>{messages.turnOffHideSolved}</Button>}
    >
      {messages.tryAnotherLevelOr}
    </EmptyState>
  )
}
