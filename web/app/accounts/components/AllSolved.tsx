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
      title="All solved"
      action={<Button onClick={() => setHidesSolved(false)}>Turn off Hide Solved</Button>}
    >
      Try another level, or turn off Hide Solved to see them again.
    </EmptyState>
  )
}
