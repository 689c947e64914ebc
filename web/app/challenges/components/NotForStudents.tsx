import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** What a student is told in place of a challenge. */
export function NotForStudents() {
  return (
    <EmptyState
      mood="hello"
      title="This one is for after school"
      headingLevel={2}
      action={<ButtonLink to={PATHS.today}>To today’s puzzles</ButtonLink>}
    >
      In class you play with your class. All other puzzles are open to you as always.
    </EmptyState>
  )
}
