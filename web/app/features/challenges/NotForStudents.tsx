import { m } from '@emojigma/messages'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown to students instead of a challenge. */
export function NotForStudents() {
  return (
    <EmptyState
      mood="hello"
      title={m['not_for_students.title']()}
      headingLevel={2}
      action={<ButtonLink to={PATHS.today}>{m['puzzles.to_todays_puzzles']()}</ButtonLink>}
    >
      {m['not_for_students.text']()}
    </EmptyState>
  )
}
