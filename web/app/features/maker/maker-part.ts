import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import type { FormFailure } from '../../ui/forms/Form.tsx'

/** What the maker of each kind is given. */
export interface MakerPartProps<Draft> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** Whether there is one already, which is changed. */
  readonly isKept: boolean
  readonly title: string
  readonly onTitle: (title: string) => void
  /** @returns why it was not kept */
  readonly onSave: (title: string, question: MadeQuestion) => Promise<FormFailure | undefined>
}
