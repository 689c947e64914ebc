import * as messages from '@emojigma/messages/page/maker/components/SaveMade.ts'
import { MAX_MADE_TITLE } from '@emojigma/contract/rules/made-puzzles.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import type { MakerPartProps } from './maker-part.ts'

interface SaveMadeProps extends Omit<MakerPartProps<unknown>, 'draft' | 'onDraft'> {
  /** Absent while it is no puzzle yet. */
  readonly question: MadeQuestion | undefined
}

/** The title, and the button that keeps the puzzle. */
export function SaveMade({ made, question, title, onTitle, onSave }: SaveMadeProps) {
  return (
    <Form
      submit={made ? messages.save : messages.keepThisPuzzle}
      onSubmit={async ({ title: typed = '' }) => (question ? onSave(typed, question) : { message: messages.itIsNoPuzzle })}
    >
      <Field
        name="title"
        label={messages.title}
        maxLength={MAX_MADE_TITLE}
        defaultValue={title}
        onChange={({ target }) => onTitle(target.value)}
        required
      />
    </Form>
  )
}
