import * as messages from '@emojigma/messages/page/maker/components/SaveMade.ts'
import type { MadePuzzle } from '@emojigma/contract/made-puzzles.ts'
import { MAX_MADE_TITLE } from '@emojigma/contract/rules/made-puzzles.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import type { MakerPartProps } from './maker-part.ts'

interface SaveMadeProps extends Pick<MakerPartProps, 'onSave'> {
  readonly made: MadePuzzle | undefined
  /** Absent while it is no puzzle yet. */
  readonly question: MadeQuestion | undefined
}

/** The title, and the button that keeps the puzzle. */
export function SaveMade({ made, question, onSave }: SaveMadeProps) {
  return (
    <Form
      submit={made ? messages.save : messages.keepThisPuzzle}
      onSubmit={async ({ title = '' }) => (question ? onSave(title, question) : { message: messages.itIsNoPuzzle })}
    >
      <Field name="title" label={messages.title} maxLength={MAX_MADE_TITLE} defaultValue={made?.Title} required />
    </Form>
  )
}
