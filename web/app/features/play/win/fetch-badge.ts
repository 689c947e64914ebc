import { emojiPath } from '@emojigma/contract/puzzles/pictures.ts'
import { RANKS, rankIndex } from '@emojigma/contract/rules/ranks.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { keptStanding } from './kept-standing.ts'

/** Fetches the picture that a win would show, so that it is there without the network too. */
export function fetchBadge(puzzleId: number, artVersion: string): void {
  const total = (keptStanding()?.score ?? 0) + pointsOf(puzzleId)
  const rank = RANKS[rankIndex(total) - 1]
  if (rank) new Image().src = emojiPath(rank.emoji, artVersion)
}
