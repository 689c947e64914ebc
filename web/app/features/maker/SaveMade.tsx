import { m } from '@emojigma/messages'
import { MAX_MADE_TITLE } from '@emojigma/contract/rules/made-puzzles.ts'
import { checkMade } from '@emojigma/engine/maker/check.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import type { MakerPartProps } from './maker-part.ts'

interface SaveMadeProps extends Omit<MakerPartProps<unknown>, 'draft' | 'onDraft'> {
  /** Absent while it is not whole. */
  readonly question: MadeQuestion | undefined
}

/** The title, and the button that keeps the puzzle. */
export function SaveMade({ isKept, question, title, onTitle, onSave }: SaveMadeProps) {
  return (
    <Form
      submit={isKept ? m['ui.save']() : m['save_made.keep_this_puzzle']()}
      onSubmit={async ({ title: typed = '' }) => {
        // Who is quick presses before the page has looked at the last change.
        const isGood = question && checkMade(question).kind === 'good'
        return isGood ? onSave(typed, question) : { message: m['save_made.unfinished']() }
      }}
    >
      <Field
        name="title"
        label={m['ui.title']()}
        maxLength={MAX_MADE_TITLE}
        defaultValue={title}
        onChange={({ target }) => onTitle(target.value)}
        required
      />
    </Form>
  )
}
