import * as messages from '@emojigma/messages/page/exercises/components/NextExercise.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** The way on from an exercise that is done. */
export function NextExercise({
  onNext,
  other,
}: {
  readonly onNext: (() => void) | undefined
  readonly other: { readonly name: string; readonly path: string }
}) {
  if (onNext) {
    return (
      <Button variant="primary" onClick={onNext}>
        {messages.nextOne}
      </Button>
    )
  }
  return (
    <ButtonLink variant="primary" to={other.path}>
      {other.name}
    </ButtonLink>
  )
}
