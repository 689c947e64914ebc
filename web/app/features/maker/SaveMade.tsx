import { m } from '@emojigma/messages'
import { MAX_MADE_TITLE } from '@emojigma/contract/rules/made-puzzles.ts'
import { checkMade } from '@emojigma/engine/maker/check.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import type { MakerPartProps } from './maker-part.ts'

interface SaveMadeProps extends Omit<MakerPartProps<unknown>, 'draft' | 'onDraft'> {
  /** Undefined while incomplete. */
  readonly question: MadeQuestion | undefined
}

/** The title and the save button. */
export function SaveMade({ isSaved, question, title, onTitle, onSave }: SaveMadeProps) {
  const [refused, setRefused] = useState<string>()
  // Once the puzzle is changed, the verdict above applies.
  const isRefused = refused === JSON.stringify(question ?? null)
  return (
    <>
      <Form
        submit={isSaved ? m['ui.save']() : m['save_made.keep_this_puzzle']()}
        onSubmit={async ({ title: typed = '' }) => {
          // The button may be pressed before the delayed check has run.
          const isGood = question && checkMade(question).kind === 'good'
          setRefused(isGood ? undefined : JSON.stringify(question ?? null))
          return isGood ? onSave(typed, question) : undefined
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
      {isRefused && (
        <Notice tone="error">
          <p>{m['save_made.unfinished']()}</p>
        </Notice>
      )}
    </>
  )
}
