import type { Day } from '@emojigma/engine/day.ts'
import * as enough from '@emojigma/engine/enough/daily.ts'
import type { LevelBand } from '@emojigma/engine/levels.ts'
import * as mistakes from '@emojigma/engine/mistakes/daily.ts'

interface BandOfDay {
  readonly day: Day
  readonly band: LevelBand
}

/** Task of the thread pool. */
export function mistakesOn({ day, band }: BandOfDay): readonly mistakes.MistakeExercise[] {
  return mistakes.mistakesOn(day, band)
}

export function enoughOn({ day, band }: BandOfDay): readonly enough.EnoughExercise[] {
  return enough.enoughOn(day, band)
}

export function mistakeLike(puzzleId: number): mistakes.MistakeExercise | undefined {
  return mistakes.mistakeLike(puzzleId)
}
