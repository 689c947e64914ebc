import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomInt } from 'node:crypto'
import type { Feature } from '../../../platform/feature.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { Puzzles } from '../../puzzles/service.ts'
import { Classrooms } from '../service.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteLessonsBefore } from './queries.ts'
import { routeLessons } from './routes.ts'
import { Lessons } from './service.ts'

const OLD_LESSONS = rowSweep('live lessons of the day before', (transaction, nowMs, limit) =>
  deleteLessonsBefore(transaction, nowMs - DAY_MS, limit),
)

export const lessons: Feature = {
  name: 'lessons',
  migrations: MIGRATIONS,
  tables: {
    lessons: {
      columns: ['classroom_id'],
      deletion: { with: 'classrooms' },
      export: { because: 'it names no one, and is deleted a day later' },
      retention: { sweep: OLD_LESSONS.name },
    },
    lesson_seats: {
      columns: ['lesson_id', 'token_hash'],
      deletion: { with: 'lessons' },
      export: { because: 'a seat is a number, and belongs to no account' },
      retention: { with: 'lessons' },
    },
    lesson_answers: {
      columns: ['lesson_id', 'answer'],
      deletion: { with: 'lessons' },
      export: { because: 'an answer belongs to the number of a seat' },
      retention: { with: 'lessons' },
    },
  },
  open({ database, bus, clock, origin, service }) {
    const lessons = new Lessons({ database, bus, clock, puzzles: service(Puzzles), randomBelow: randomInt })
    return {
      services: [lessons],
      routes: (app) => routeLessons(app, { lessons, classrooms: service(Classrooms), origin }),
      retention: [OLD_LESSONS],
    }
  },
}
