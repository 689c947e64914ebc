import { ENGLISH } from '../languages.ts'
import type { Feature } from '../feature.ts'
import { routeExercises } from './routes.ts'
import { Exercises } from './service.ts'

export const exercises: Feature = {
  name: 'exercises',
  open({ clock }) {
    const exercises = new Exercises(clock)
    return {
      routes: (app) => routeExercises(app, exercises),
      newDay: async () => void (await Promise.all([exercises.mistakes(ENGLISH), exercises.enough(ENGLISH)])),
      forgetAll: () => exercises.forgetAll(),
    }
  },
}
