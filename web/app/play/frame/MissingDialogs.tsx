import * as messages from '@emojigma/messages/page/play/frame/MissingDialogs.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { answerText } from './answer-text.ts'
import type { Guessing } from './use-guessing.ts'

export interface MissingDialogsProps {
  readonly puzzle: PuzzleView
  readonly guessing: Pick<Guessing, 'answer' | 'isDialogOpen' | 'closeDialog'>
  readonly onRetry: () => void
  /** By default the success is put away. */
  readonly onDone?: () => void
}

/** Stands in the tile in place of a dialog that could not be loaded. A success is told here all the same. */
export function MissingDialogs({ puzzle: { typeId }, guessing, onRetry, onDone = guessing.closeDialog }: MissingDialogsProps) {
  const { answer, isDialogOpen } = guessing
  return (
    <Notice
      tone={isDialogOpen ? 'success' : 'error'}
      action={
        <>
          <Button onClick={onRetry}>{messages.tryAgain}</Button>
          <Button onClick={onDone}>{messages.close}</Button>
        </>
      }
    >
      <p>
        {isDialogOpen && (
          <strong>{typeId === 4 ? messages.everyEmojiIsIn : messages.isTheCorrectAnswer(answerText(typeId, answer ?? ''))}</strong>
        )}{' '}
        {messages.couldNotBeLoaded(isDialogOpen)}
      </p>
    </Notice>
  )
}
