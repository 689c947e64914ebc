import { ownPuzzleId } from '@emojigma/contract/rules/play-again.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { oddSide } from '@emojigma/engine/odd-emoji/board.ts'
import { guessOfCell, type Cell } from '../frame/answer-text.ts'
import { isRightGuess } from '../frame/digest.ts'

/** Where the odd emoji is. It is found by trying all digests, since the puzzle does not have it. */
export async function oddCellOf(puzzle: PuzzleView): Promise<Cell | undefined> {
  const side = oddSide(puzzle.levelId)
  const digest = { id: ownPuzzleId(puzzle.id), answerDigest: puzzle.answerDigest }
  const cells = Array.from({ length: side * side }, (_, cell): Cell => ({ row: Math.trunc(cell / side), column: cell % side }))
  const verdicts = await Promise.all(cells.map(async (cell) => isRightGuess(digest, guessOfCell(cell))))
  return cells[verdicts.indexOf(true)]
}
