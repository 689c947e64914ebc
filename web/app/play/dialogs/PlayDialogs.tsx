import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { PlaySetting } from '../frame/play-setting.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { refusalWords } from '../frame/message-words.ts'
import { CompletionModal } from './CompletionModal.tsx'
import { RevealDialog } from './RevealDialog.tsx'
import { SubscriptionBlocker } from './SubscriptionBlocker.tsx'

interface PlayDialogsProps extends Pick<PlaySetting, 'setting' | 'candidates' | 'onPlayNext'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  /** What was asked for and needs a plan. */
  readonly blocked: BlockedAction | undefined
  readonly onUnblock: () => void
}

/** The dialogs that a puzzle opens, loaded apart because none is open at first. */
export function PlayDialogs({ puzzle, guessing, blocked, onUnblock, ...next }: PlayDialogsProps) {
  const { sitting } = guessing
  return (
    <>
      {blocked === 'ANSWER' && <RevealDialog puzzle={puzzle} guessing={guessing} onClose={onUnblock} />}
      {blocked && blocked !== 'ANSWER' && (
        <SubscriptionBlocker action={blocked} onClose={onUnblock}>
          {guessing.isBlocked && sitting.kind === 'refused' && <p>{refusalWords(sitting)}</p>}
        </SubscriptionBlocker>
      )}
      {guessing.isDialogOpen && <CompletionModal puzzle={puzzle} guessing={guessing} {...next} />}
    </>
  )
}
