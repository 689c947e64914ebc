import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useState } from 'react'
import { LazyPuzzlePlay, type Played } from '../play/index.ts'
import { CrashBoundary } from '../../ui/loading/CrashBoundary.tsx'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { useWithAnswer } from './use-with-answer.ts'
import { PuzzleDialog } from './PuzzleDialog.tsx'

interface OpenedPuzzleProps {
  readonly puzzle: PuzzleView
  /** What this player has done; undefined while that is not known. */
  readonly played: Played | undefined
  readonly candidates: readonly PuzzleView[] | undefined
  readonly onPlayNext: (next: PuzzleView | undefined) => void
  readonly onClose: () => void
}

/** A puzzle that is played over the page. Where it can't be shown, the page below stays. */
export function OpenedPuzzle({ puzzle, played, candidates, onPlayNext, onClose }: OpenedPuzzleProps) {
  const [attempt, setAttempt] = useState(0)
  const shown = useWithAnswer(puzzle, played)
  return (
    <PuzzleDialog puzzle={puzzle} onClose={onClose}>
      <CrashBoundary at={`${puzzle.id} ${attempt}`} fallback={<Failed onRetry={() => setAttempt(attempt + 1)} />}>
        <LazyPuzzlePlay puzzle={shown} setting="modal" headingLevel={2} candidates={candidates} onPlayNext={onPlayNext} />
      </CrashBoundary>
    </PuzzleDialog>
  )
}
