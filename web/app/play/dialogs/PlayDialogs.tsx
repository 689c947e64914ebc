import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { refusalWords } from '../frame/message-words.ts'
import type { PlaySetting } from '../frame/play-setting.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { FullScreen } from '../plan-tools/FullScreen.tsx'
import { CompletionModal } from './CompletionModal.tsx'
import { RevealDialog } from './RevealDialog.tsx'
import { SubscriptionBlocker } from './SubscriptionBlocker.tsx'

interface PlayDialogsProps extends Pick<PlaySetting, 'setting' | 'candidates' | 'onPlayNext'> {
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  /** What was asked for, which may need a plan. */
  readonly asked: BlockedAction | undefined
  readonly onDone: () => void
}

interface AskedProps {
  readonly action: BlockedAction
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  readonly onClose: () => void
}

/** Only for who has a plan. */
const DownloadDialog = lazyComponent(() => import('../plan-tools/DownloadDialog.tsx'), 'DownloadDialog')
const WorksheetDialog = lazyComponent(() => import('../plan-tools/WorksheetDialog.tsx'), 'WorksheetDialog')

/** The dialogs that a puzzle opens, and what a plan opens at it, loaded apart because nothing is open at first. */
export function PlayDialogs({ puzzle, guessing, asked, onDone, ...next }: PlayDialogsProps) {
  return (
    <>
      {asked && <Asked action={asked} puzzle={puzzle} guessing={guessing} onClose={onDone} />}
      {guessing.isDialogOpen && <CompletionModal puzzle={puzzle} guessing={guessing} {...next} />}
    </>
  )
}

function Asked({ action, puzzle, guessing, onClose }: AskedProps) {
  const { sitting } = guessing
  if (action === 'ANSWER') return <RevealDialog puzzle={puzzle} guessing={guessing} onClose={onClose} />
  if (guessing.accessTo(action).kind === 'open') {
    switch (action) {
      case 'FULL SCREEN PUZZLE':
        return <FullScreen onClose={onClose} />
      case 'DOWNLOAD':
        return <DownloadDialog puzzle={puzzle} onClose={onClose} />
      case 'WORKSHEET':
        return <WorksheetDialog puzzle={puzzle} onClose={onClose} />
      case 'PLAY PUZZLE':
    }
  }
  return (
    <SubscriptionBlocker action={action} onClose={onClose}>
      {guessing.isBlocked && sitting.kind === 'refused' && <p>{refusalWords(sitting)}</p>}
    </SubscriptionBlocker>
  )
}
