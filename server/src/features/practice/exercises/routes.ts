import { getEnough, getMistakeLike, getMistakes } from '@emojigma/contract/practice/exercises.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Exercises } from './service.ts'

/** Source: docs/product.md, Find the mistake */
export function routeExercises(app: App, exercises: Exercises): void {
  serve(app, getMistakes, ({ language }) => exercises.mistakes(language))
  serve(app, getMistakeLike, async ({ query: { puzzleId }, language }) => ({
    Exercise: dayOfPuzzle(puzzleId) > exercises.today() ? null : await exercises.mistakeLike(puzzleId, language),
  }))
  serve(app, getEnough, ({ language }) => exercises.enough(language))
}
