import type { MadePuzzle } from '@emojigma/contract/made-puzzles.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import type { FormFailure } from '../../ui/forms/Form.tsx'

/** What the maker of each kind is given. */
export interface MakerPartProps<Draft> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The one that is changed; absent = a new one. */
  readonly made: MadePuzzle | undefined
  readonly title: string
  readonly onTitle: (title: string) => void
  /** @returns why it was not kept */
  readonly onSave: (title: string, question: MadeQuestion) => Promise<FormFailure | undefined>
}
