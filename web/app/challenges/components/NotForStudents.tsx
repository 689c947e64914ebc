import * as messages from '@emojigma/messages/page/challenges/components/NotForStudents.ts'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** What a student is told in place of a challenge. */
export function NotForStudents() {
  return (
    <EmptyState
      mood="hello"
      title={messages.thisOneIsFor}
      headingLevel={2}
      action={<ButtonLink to={PATHS.today}>{messages.toTodaysPuzzles}</ButtonLink>}
    >
      {messages.inClassYouPlay}
    </EmptyState>
  )
}
