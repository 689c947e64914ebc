import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { answerText } from './answer-text.ts'
import type { Guessing } from './use-guessing.ts'

interface MissingDialogsProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'answer' | 'isDialogOpen'>
  readonly onRetry: () => void
  readonly onDone: () => void
}

/** Stands in the tile in place of a dialog that could not be loaded. A success is told here all the same. */
export function MissingDialogs({ puzzle: { typeId }, guessing: { answer, isDialogOpen }, onRetry, onDone }: MissingDialogsProps) {
  return (
    <Notice
      tone={isDialogOpen ? 'success' : 'error'}
      action={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <Button onClick={onDone}>Close</Button>
        </>
      }
    >
      <p>
        {isDialogOpen && (
          <strong>{typeId === 4 ? 'Every emoji is in its place.' : `${answerText(typeId, answer ?? '')} is the correct answer.`}</strong>
        )}{' '}
        {isDialogOpen ? 'The next puzzle' : 'This'} could not be loaded.
      </p>
    </Notice>
  )
}
