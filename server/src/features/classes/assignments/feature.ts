import { ASSIGNMENT_UNDO_DAYS } from '@emojigma/contract/rules/assignments.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomInt } from 'node:crypto'
import { isoTime } from '../../../platform/clock.ts'
import { Classrooms, Groups } from '../service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { Players } from '../../play/service.ts'
import { Maker } from '../../maker/service.ts'
import { Puzzles } from '../../puzzles/service.ts'
import { Worksheets } from '../../paper/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { assignedAmong, assignmentsWithPuzzles, classroomsWith, forgetRemoved } from './queries.ts'
import { routeAssignments } from './routes.ts'
import { Assignments } from './service.ts'
import { Shelf } from './shelf.ts'

const DELETED_ASSIGNMENTS = rowSweep('assignments that were deleted more than thirty days ago', (transaction, nowMs, limit) =>
  forgetRemoved(transaction, nowMs - ASSIGNMENT_UNDO_DAYS * DAY_MS, limit),
)

export const assignments: Feature = {
  name: 'assignments',
  migrations: MIGRATIONS,
  tables: {
    assignments: {
      columns: ['classroom_id', 'group_id', 'title', 'assignment_key'],
      deletion: { with: 'classrooms' },
      export: { as: 'Assignments' },
      retention: { sweep: DELETED_ASSIGNMENTS.name },
    },
    assignment_puzzles: {
      columns: ['assignment_id'],
      deletion: { with: 'assignments' },
      export: { as: 'Assignments' },
      retention: { with: 'assignments' },
    },
    assignment_students: {
      columns: ['assignment_id', 'account_id'],
      deletion: { with: 'accounts' },
      export: { as: 'Assignments' },
      retention: { with: 'assignments' },
    },
  },
  open({ database, clock, service }) {
    const [classrooms, puzzles, maker] = [service(Classrooms), service(Puzzles), service(Maker)]
    const shelf = new Shelf(puzzles, service(Players), maker)
    const worksheets = service(Worksheets)
    const assignments = new Assignments({
      database,
      clock,
      classrooms,
      groups: service(Groups),
      puzzles,
      shelf,
      worksheets,
      randomBelow: randomInt,
    })
    classrooms.addListener({
      exported: async (classroomId) => ({
        Assignments: (await assignmentsWithPuzzles(database.queries, { classroomId })).map(exportedAssignment),
      }),
    })
    maker.readAssignedFrom({ among: assignedAmong, classroomsWith })
    return {
      services: [assignments],
      routes: (app) => routeAssignments(app, assignments, classrooms, maker),
      exported: async (accountId) => ({
        Assignments: (await assignmentsWithPuzzles(database.queries, { teacherId: accountId })).map(exportedAssignment),
      }),
      retention: [DELETED_ASSIGNMENTS],
    }
  },
}

type Exported = Awaited<ReturnType<typeof assignmentsWithPuzzles>>[number]

function exportedAssignment({
  id,
  className,
  title,
  startDay,
  dueDay,
  madeAtMs,
  endedAtMs,
  removedAtMs,
  puzzleIds,
  groupName,
  userNames,
}: Exported) {
  return {
    Id: id,
    Classroom: className,
    Title: title,
    Start: startDay === undefined ? null : dayDate(startDay),
    Due: dayDate(dueDay),
    Made: isoTime(madeAtMs),
    Ended: endedAtMs === undefined ? null : isoTime(endedAtMs),
    Removed: removedAtMs === undefined ? null : isoTime(removedAtMs),
    Puzzles: puzzleIds.join(', '),
    Group: groupName ?? null,
    Students: userNames === undefined ? null : userNames.join(', '),
  }
}
