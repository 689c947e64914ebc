import type { LevelId } from '@emojigma/engine/levels.ts'
import { drawPractice, type PracticePuzzle } from '@emojigma/engine/practice/draw.ts'
import { placeOf, type StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import type { Question } from '@emojigma/engine/question.ts'

/** Task of the thread pool. */
export function drawPuzzle({ place, number }: { readonly place: StrandPlace; readonly number: number }): PracticePuzzle {
  return drawPractice(place, number)
}

export function placeLike({ question, levelId }: { readonly question: Question; readonly levelId: LevelId }): StrandPlace | undefined {
  return placeOf(question, levelId)
}
