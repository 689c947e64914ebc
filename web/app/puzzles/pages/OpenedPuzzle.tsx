import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { useState } from 'react'
import { lazyComponent, loadLazyComponents } from '../../ui/lazy-component.tsx'
import { CrashBoundary } from '../../ui/CrashBoundary.tsx'
import { Failed } from '../../ui/Fetched.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { PuzzleDialog } from '../components/PuzzleDialog.tsx'

/** Loads everything that a puzzle may need while it is played. */
export async function loadPlay(): Promise<void> {
  await loadLazyComponents(['app/play/'])
}

const PuzzlePlay = lazyComponent(() => import('../../play/frame/PuzzlePlay.tsx'), 'PuzzlePlay', { placeholder: <Spinner /> })

interface OpenedPuzzleProps {
  readonly puzzle: PuzzleView
  readonly candidates: readonly PuzzleView[] | undefined
  readonly onPlayNext: (next: PuzzleView | undefined) => void
  readonly onClose: () => void
}

/** A puzzle that is played over the page. Where it can't be shown, the page below stays. */
export function OpenedPuzzle({ puzzle, candidates, onPlayNext, onClose }: OpenedPuzzleProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <PuzzleDialog puzzle={puzzle} onClose={onClose}>
      <CrashBoundary at={`${puzzle.id} ${attempt}`} fallback={<Failed onRetry={() => setAttempt(attempt + 1)} />}>
        <PuzzlePlay puzzle={puzzle} place="modal" headingLevel={2} candidates={candidates} onPlayNext={onPlayNext} />
      </CrashBoundary>
    </PuzzleDialog>
  )
}
