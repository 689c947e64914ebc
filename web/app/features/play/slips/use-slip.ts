import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useRef, useState } from 'react'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import type { Sitting } from '../frame/use-guessing.ts'

/** The words for the slip behind the last wrong guess, from the end of its verdict until the next guess. Their code is loaded with the
 *  first wrong one.
 *  @returns undefined where the slip is not known */
export function useSlip(puzzle: PuzzleView, sitting: Sitting): string | undefined {
  const [slip, setSlip] = useState<string>()
  // Identifies the latest wrong guess; results for earlier ones are dropped.
  const latest = useRef(0)
  const wrong = sitting.kind === 'wrong' ? sitting.guess : undefined
  useEffect(() => {
    if (wrong === undefined) return
    latest.current += 1
    const guess = latest.current
    const understand = async () => {
      setSlip(undefined)
      const code = await onDemand(() => import('./slip-words.ts'), 'slipWords')
      const words = await code?.slipWords(puzzle, wrong)
      if (guess === latest.current) setSlip(words)
    }
    void understand()
  }, [puzzle, wrong])
  return sitting.kind === 'ready' ? slip : undefined
}
