import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useState } from 'react'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import type { Sitting } from '../frame/use-guessing.ts'

/** The words for the slip behind the last wrong guess, until the next guess. Their code is loaded with the first wrong one.
 *  @returns undefined where the slip is not known */
export function useSlip(puzzle: PuzzleView, sitting: Sitting): string | undefined {
  const [slip, setSlip] = useState<{ readonly guess: string; readonly words: string }>()
  const wrong = sitting.kind === 'wrong' ? sitting.guess : undefined
  useEffect(() => {
    if (wrong === undefined) return undefined
    let isLatest = true
    const understand = async () => {
      const code = await onDemand(() => import('./slip-words.ts'), 'slipWords')
      const words = await code?.slipWords(puzzle, wrong)
      if (isLatest) setSlip(words === undefined ? undefined : { guess: wrong, words })
    }
    void understand()
    return () => {
      isLatest = false
    }
  }, [puzzle, wrong])
  const isAbout = sitting.kind === 'ready' || wrong === slip?.guess
  return isAbout ? slip?.words : undefined
}
