import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { useToday } from '../../browser/clock.ts'
import { ChallengeLink } from '../../challenges/components/ChallengeLink.tsx'
import { FavouriteButton } from '../../my-days/components/FavouriteButton.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { ShareBar } from '../../sharing/components/ShareBar.tsx'
import { WhenUsed } from '../../ui/loading/WhenUsed.tsx'

/** Shares a puzzle, and keeps it for oneself or for a challenge: one of today may be played by any friend, but no student has strangers for
 *  friends. */
export function ShareAndKeep({ puzzle }: { readonly puzzle: PuzzleView }) {
  const today = useToday()
  const { role } = useVisitor()
  return (
    <ShareBar puzzle={puzzle}>
      <WhenUsed>
        {role !== 'student' && dayOfPuzzle(puzzle.id) === today && <ChallengeLink puzzleId={puzzle.id} />}
        <FavouriteButton puzzleId={puzzle.id} />
      </WhenUsed>
    </ShareBar>
  )
}
