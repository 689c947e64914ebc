import { isPuzzleTypeId } from '@emojigma/engine/types.ts'
import { slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { STEPS, type Step } from '@emojigma/engine/ratings/selection.ts'
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

/** The three that were chosen earlier on this day, so that a solved one keeps its place.
 *  @param player whose they are */
export function keptThree(day: Day, player: string): readonly DaysPuzzle[] | undefined {
  const kept = onDevice.readJson(THREE_KEY) as { readonly day?: unknown; readonly player?: unknown; readonly three?: unknown } | undefined
  if (kept?.day !== day || kept.player !== player || !Array.isArray(kept.three)) return undefined
  const three = kept.three.filter(isDaysPuzzle)
  return three.length === 3 ? three : undefined
}

/** The three that were chosen earlier on this day, if the puzzle is one of them. */
export function useThreeWith(puzzleId: number, day: Day): readonly number[] {
  const player = useAccount()?.id ?? ''
  const kept = useInBrowser(() => (keptThree(day, player) ?? []).map((one) => one.puzzleId).join(' '), '')
  return useMemo(() => {
    const three = kept.split(' ').map(Number)
    return three.includes(puzzleId) ? three : []
  }, [kept, puzzleId])
}

function isDaysPuzzle(one: unknown): one is DaysPuzzle {
  const { step, puzzleId } = (one ?? {}) as Partial<DaysPuzzle>
  return STEPS.some((known) => known === step) && Number.isInteger(puzzleId) && isPuzzleTypeId(slotOfPuzzle(puzzleId ?? 0).typeId)
}
