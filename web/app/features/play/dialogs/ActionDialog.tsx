import type { BlockedAction } from '@emojigma/contract/failures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { refusalWords } from '../frame/message-words.ts'
import type { Guessing } from '../frame/use-guessing.ts'
import { FullScreen } from '../plan-tools/FullScreen.tsx'
import { RevealDialog } from '../frame/lazy-play.tsx'
import { OtherDay } from './OtherDay.tsx'
import { SubscriptionBlocker } from './SubscriptionBlocker.tsx'

interface ActionDialogProps {
  readonly action: BlockedAction
  readonly puzzle: PuzzleView
  readonly guessing: Guessing
  readonly onDone: () => void
}

const DownloadDialog = lazyComponent(() => import('../plan-tools/DownloadDialog.tsx'), 'DownloadDialog')
const WorksheetDialog = lazyComponent(() => import('../plan-tools/WorksheetDialog.tsx'), 'WorksheetDialog')

/** Runs an action that may need a plan, or shows the dialog that offers one. */
export function ActionDialog({ action, puzzle, guessing, onDone }: ActionDialogProps) {
  const { sitting } = guessing
  const isOtherDay = guessing.played.visitor.plan === 'none' && dayOfPuzzle(puzzle.id) !== guessing.day
  // The server has just refused what this device took for today's, or the device may be wrong about the day.
  const isForDaysSake = isOtherDay && (guessing.isBlocked || guessing.isDayInDoubt)
  if (action === 'PLAY PUZZLE' && isForDaysSake) return <OtherDay puzzle={puzzle} onClose={onDone} />
  if (action === 'ANSWER') return <RevealDialog puzzle={puzzle} guessing={guessing} onClose={onDone} />
  if (guessing.accessTo(action).kind === 'open') {
    switch (action) {
      case 'FULL SCREEN PUZZLE':
        return <FullScreen onClose={onDone} />
      case 'DOWNLOAD':
        return <DownloadDialog puzzle={puzzle} onClose={onDone} />
      case 'WORKSHEET':
        return <WorksheetDialog puzzle={puzzle} onClose={onDone} />
      case 'PLAY PUZZLE':
    }
  }
  return (
    <SubscriptionBlocker action={action} onClose={onDone}>
      {guessing.isBlocked && sitting.kind === 'refused' && <p>{refusalWords(sitting)}</p>}
    </SubscriptionBlocker>
  )
}
