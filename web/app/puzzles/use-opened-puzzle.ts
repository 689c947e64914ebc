import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useState } from 'react'
import type { Location } from '../browser/router/location.ts'
import { useNavigate } from '../browser/router/router.ts'
import { useLocationAbove } from '../navigation/over-page.ts'
import { puzzlePath } from '../navigation/paths.ts'

/** The puzzle that is open over the page. The address is its own page: it can be shared, and going back closes it. */
export function useOpenedPuzzle(puzzles: readonly PuzzleView[] | undefined) {
  const navigate = useNavigate()
  const above = useLocationAbove()
  // The browser takes its time to go back; the puzzle is gone at once, and a second press has nothing to close.
  const [closed, setClosed] = useState<Location>()
  const id = Number(above && above !== closed && /^\/puzzle\/(\d+)$/.exec(above.pathname)?.[1])
  const [last, setLast] = useState<PuzzleView>()
  // Another day has another set; the puzzle that is being played stays until it is closed.
  const opened = puzzles?.find((puzzle) => puzzle.id === id) ?? (last?.id === id ? last : undefined)
  if (opened && opened !== last) setLast(opened)

  /** Opens another puzzle in place of the one that is open. */
  const open = (puzzle: PuzzleView) =>
    navigate(puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId), { replace: true, state: above?.state })

  const close = () => {
    setClosed(above)
    navigate(-1)
  }

  return { opened, open, close }
}
