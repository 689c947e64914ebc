import { m } from '@emojigma/messages'
import { Button, ButtonLink } from '../../../ui/Button.tsx'

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
        {m['next_exercise.next_one']()}
      </Button>
    )
  }
  return (
    <ButtonLink variant="primary" to={other.path}>
      {other.name}
    </ButtonLink>
  )
}
