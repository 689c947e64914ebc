import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { useToday } from '../../platform/browser/clock.ts'
import { ChallengeLink } from '../challenges/ChallengeLink.tsx'
import { FavouriteButton } from '../accounts/my-days/FavouriteButton.tsx'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ShareBar } from '../site/sharing/ShareBar.tsx'
import { WhenUsed } from '../../ui/loading/WhenUsed.tsx'

/** Sharing, a favourite, and a challenge link. Challenges are for today's puzzles, which all friends may play, and not for students. */
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
