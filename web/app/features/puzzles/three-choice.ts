import { slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { STEPS } from '@emojigma/engine/ratings/selection.ts'
import { isPuzzleTypeId } from '@emojigma/engine/types.ts'
import { onDevice } from '../../platform/browser/storage.ts'
import { storedThree, THREE_KEY, type DaysPuzzle } from './three-of-the-day.ts'

/** The three that were chosen earlier on this day, so that a solved one keeps its place.
 *  @param player whose they are */
export function threeOnDevice(day: Day, player: string): readonly DaysPuzzle[] | undefined {
  const three = storedThree(day, player).filter(isDaysPuzzle)
  return three.length === 3 ? three : undefined
}

/** @param three none = they are chosen anew */
export function storeThree(day: Day, player: string, three: readonly DaysPuzzle[]): void {
  if (three.length === 0) onDevice.forget(THREE_KEY)
  else onDevice.keep(THREE_KEY, JSON.stringify({ day, player, three }))
}

/** One puzzle for each step, if there is one, and others in the place of those that are missing. */
export function threeOf(offered: readonly DaysPuzzle[]): readonly DaysPuzzle[] {
  const ofStep = STEPS.map((step) => offered.find((one) => one.step === step))
  const others = offered.filter((one) => !ofStep.includes(one))
  return STEPS.flatMap((step, index) => {
    const one = ofStep[index] ?? others.shift()
    return one ? [{ ...one, step }] : []
  })
}

function isDaysPuzzle(one: unknown): one is DaysPuzzle {
  const { step, puzzleId } = (one ?? {}) as Partial<DaysPuzzle>
  return STEPS.some((known) => known === step) && Number.isInteger(puzzleId) && isPuzzleTypeId(slotOfPuzzle(puzzleId ?? 0).typeId)
}
