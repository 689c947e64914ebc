import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { useToday } from '../../browser/clock.ts'
import { ChallengeLink } from '../../challenges/components/ChallengeLink.tsx'
import { FavouriteButton } from '../../my-days/components/FavouriteButton.tsx'
import { useVisitor } from '../../session/visitor.ts'
import { ShareBar } from '../../sharing/components/ShareBar.tsx'

/** What stands beside a puzzle for later: to keep it, and to hand it on. */
export function BesidePuzzle({ puzzle }: { readonly puzzle: PuzzleView }) {
  const today = useToday()
  const { role } = useVisitor()
  return (
    <ShareBar puzzle={puzzle}>
      {role !== 'student' && dayOfPuzzle(puzzle.id) === today && <ChallengeLink puzzleId={puzzle.id} />}
      <FavouriteButton puzzleId={puzzle.id} />
    </ShareBar>
  )
}
