import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { useToday } from '../../browser/clock.ts'
import { ChallengeLink } from '../../challenges/components/ChallengeLink.tsx'
import { FavouriteButton } from '../../my-days/components/FavouriteButton.tsx'
import { useVisitor } from '../../session/visitor.ts'

/** Keeps a puzzle for oneself, or for a challenge: one of today may be played by any friend, but no student has strangers for friends. */
export function KeepPuzzle({ puzzleId }: { readonly puzzleId: number }) {
  const today = useToday()
  const { role } = useVisitor()
  return (
    <>
      {role !== 'student' && dayOfPuzzle(puzzleId) === today && <ChallengeLink puzzleId={puzzleId} />}
      <FavouriteButton puzzleId={puzzleId} />
    </>
  )
}
