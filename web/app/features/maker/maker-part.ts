import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import type { FormFailure } from '../../ui/forms/Form.tsx'

/** The props of each kind's maker. */
export interface MakerPartProps<Draft> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** Whether saving updates an existing puzzle. */
  readonly isSaved: boolean
  readonly title: string
  readonly onTitle: (title: string) => void
  /** @returns why saving failed */
  readonly onSave: (title: string, question: MadeQuestion) => Promise<FormFailure | undefined>
}
