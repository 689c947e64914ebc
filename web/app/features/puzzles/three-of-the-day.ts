import type { Day } from '@emojigma/engine/day.ts'
import type { Step } from '@emojigma/engine/ratings/selection.ts'
import { useMemo } from 'react'
import { useInBrowser } from '../../platform/browser/hooks/use-in-browser.ts'
import { useAccount } from '../../platform/session/session.ts'
import { onDevice } from '../../platform/browser/storage.ts'

/** One of the three puzzles that a day begins with. */
export interface DaysPuzzle {
  readonly step: Step
  readonly puzzleId: number
  /** The date on which its idea was missed, or solved with help. */
  readonly metOn?: string | undefined
}

export const THREE_KEY = 'emojigma.three'

/** The stored three that were chosen earlier on this day, unchecked.
 *  @param player whose they are */
export function storedThree(day: Day, player: string): readonly unknown[] {
  const kept = onDevice.readJson(THREE_KEY) as { readonly day?: unknown; readonly player?: unknown; readonly three?: unknown } | undefined
  return kept?.day === day && kept.player === player && Array.isArray(kept.three) ? kept.three : []
}

/** The three that were chosen earlier on this day, if the puzzle is one of them. */
export function useThreeWith(puzzleId: number, day: Day): readonly number[] {
  const player = useAccount()?.id ?? ''
  const ids = useInBrowser(() => storedThree(day, player).map(idOf).join(' '), '')
  return useMemo(() => {
    const three = ids.split(' ').map(Number)
    return three.includes(puzzleId) ? three : []
  }, [ids, puzzleId])
}

const idOf = (one: unknown): unknown => (one as Partial<DaysPuzzle> | null)?.puzzleId
