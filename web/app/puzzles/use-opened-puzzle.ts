import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { useLocation, useNavigate, type To } from 'react-router'
import { puzzlePath } from '../paths.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

const PARAMETER = 'puzzle'

/** The puzzle that is open over the page. While it is, the address shown is the puzzle's own page: it can be shared, and going back closes it. */
export function useOpenedPuzzle(puzzles: readonly PuzzleView[] | undefined) {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { pathname, search, hash, mask } = location
  const id = Number(new URLSearchParams(search).get(PARAMETER))
  const opened = isHydrated ? puzzles?.find((puzzle) => puzzle.id === id) : undefined

  const addressOf = (puzzle: PuzzleView): To => ({ pathname, search: `?${PARAMETER}=${puzzle.id}`, hash })

  /** Opens a puzzle in place of the one that is open. */
  const open = (puzzle: PuzzleView) =>
    void navigate(addressOf(puzzle), {
      mask: puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId),
      replace: true,
      preventScrollReset: true,
    })

  /** An address that says itself which puzzle is open was not come to from the page below. */
  const close = () => void (mask ? navigate(-1) : navigate({ pathname, hash }, { replace: true, preventScrollReset: true }))

  return { opened, addressOf, open, close }
}
