import { AdSlot } from '../../ads/components/AdSlot.tsx'
import { PuzzleBoards } from '../../leaderboards/components/PuzzleBoards.tsx'

/** What stands far below a puzzle: ranks and boards, and an advertisement for who has no ranks. */
export function BelowPuzzle({ scoringReplies }: { readonly scoringReplies: number }) {
  return <PuzzleBoards scoringReplies={scoringReplies} advert={<AdSlot place="puzzle" index={0} />} />
}
