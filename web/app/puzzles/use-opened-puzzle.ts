import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useNavigate } from 'react-router'
import { useLocationAbove } from '../navigation/over-page.ts'
import { puzzlePath } from '../navigation/paths.ts'

/** The puzzle that is open over the page. The address is its own page: it can be shared, and going back closes it. */
export function useOpenedPuzzle(puzzles: readonly PuzzleView[] | undefined) {
  const navigate = useNavigate()
  const above = useLocationAbove()
  const id = Number(above && /^\/puzzle\/(\d+)$/.exec(above.pathname)?.[1])
  const opened = puzzles?.find((puzzle) => puzzle.id === id)

  /** Opens another puzzle in place of the one that is open. */
  const open = (puzzle: PuzzleView) =>
    void navigate(puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId), { replace: true, state: above?.state as unknown })

  const close = () => void navigate(-1)

  return { opened, open, close }
}
