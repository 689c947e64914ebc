import { ENGLISH } from '../../../platform/languages.ts'
import type { Feature } from '../../../platform/feature.ts'
import { routeExercises } from './routes.ts'
import { Exercises } from './service.ts'

export const exercises: Feature = {
  name: 'exercises',
  open({ clock, config, threads }) {
    const exercises = new Exercises(clock, threads)
    return {
      routes: (app) => routeExercises(app, exercises),
      async newDay(_day, signal) {
        if (!config.drawsAhead) return
        try {
          await Promise.all([exercises.mistakes(ENGLISH), exercises.enough(ENGLISH)])
        } catch (error) {
          // The server is stopping, and the thread with it.
          if (!signal.aborted) throw error
        }
      },
      forgetAll: () => exercises.forgetAll(),
    }
  },
}
