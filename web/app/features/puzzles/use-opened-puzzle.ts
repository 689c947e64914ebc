import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { puzzlePath } from '../../platform/navigation/paths.ts'

/** The puzzle that is open over the page. The address in the bar is the puzzle's own: it can be shared, and going back closes it. */
export function useOpenedPuzzle(puzzles: readonly PuzzleView[] | undefined) {
  const navigate = useNavigate()
  const location = useLocation()
  // The browser takes its time to go back; the puzzle is gone at once, and a second press has nothing to close.
  const [closed, setClosed] = useState<Location>()
  const id = Number(location !== closed && /\/puzzle\/(\d+)$/.exec(location.mask?.pathname ?? '')?.[1])
  const [last, setLast] = useState<PuzzleView>()
  // Another day has another set; the puzzle that is being played stays until it is closed.
  const opened = puzzles?.find((puzzle) => puzzle.id === id) ?? (last?.id === id ? last : undefined)
  if (opened && opened !== last) setLast(opened)

  /** Opens another puzzle in place of the one that is open. */
  const open = (puzzle: PuzzleView) =>
    navigate(location.pathname + location.search, {
      mask: inLanguage(puzzlePath(puzzle.id, puzzle.typeId, puzzle.levelId)),
      replace: true,
      preventScrollReset: true,
    })

  const close = () => {
    setClosed(location)
    navigate(-1)
  }

  return { opened, open, close }
}
