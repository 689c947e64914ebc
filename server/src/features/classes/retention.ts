import { REMOVED_KEPT_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS, dayAt } from '@emojigma/engine/day.ts'
import type { Accounts } from '../accounts/service.ts'
import { rowSweep, type Sweep } from '../../platform/sweep.ts'
import type { Classrooms } from './classrooms.ts'
import { giveSeatsBack, lockSeats } from './queries.ts'
import { deleteEmptyClassrooms, idleSince, markRemoved, removedBefore } from './students/queries.ts'
import { deleteUploadsBefore } from './uploads/queries.ts'

/** Thirteen months. */
const IDLE_DAYS = 396
const KEPT_MS = REMOVED_KEPT_DAYS * DAY_MS
/** Students of one step: each goes with all that they played. */
const STUDENTS_AT_ONCE = 20
const IDLE_AT_ONCE = 200

/** What the sweeps of this feature delete, as the rules of its tables name it. */
export const SWEPT = {
  idle: 'students who were not here for thirteen months',
  removed: 'students who were removed thirty days ago',
  classrooms: 'classes that were removed thirty days ago',
  uploads: 'uploads of students older than thirty days',
} as const

/** Removes students who are idle, and deletes what was removed thirty days ago.
 *  Source: docs/product.md, Retention */
export function sweepsOf(accounts: Accounts, classrooms: Classrooms): readonly Sweep[] {
  return [
    { name: SWEPT.idle, begin: (nowMs) => (transaction) => removeIdle(transaction, classrooms, nowMs) },
    {
      name: SWEPT.removed,
      begin: (nowMs) => async (transaction) => {
        const ids = await removedBefore(transaction, nowMs - KEPT_MS, STUDENTS_AT_ONCE)
        for (const id of ids) await accounts.deleteWithin(transaction, id)
        return ids.length < STUDENTS_AT_ONCE
      },
    },
    rowSweep(SWEPT.classrooms, (transaction, nowMs, limit) => deleteEmptyClassrooms(transaction, nowMs - KEPT_MS, limit)),
    rowSweep(SWEPT.uploads, (transaction, nowMs, limit) => deleteUploadsBefore(transaction, nowMs - KEPT_MS, limit)),
  ]
}

/** @returns whether nobody idle is left */
async function removeIdle(transaction: Parameters<ReturnType<Sweep['begin']>>[0], classrooms: Classrooms, nowMs: number): Promise<boolean> {
  const idle = await idleSince(transaction, dayAt(nowMs) - IDLE_DAYS, IDLE_AT_ONCE)
  for (const [teacherId, students] of Map.groupBy(idle, (student) => student.teacherId)) {
    await lockSeats(transaction, teacherId)
    const ids = students.map(({ id }) => id)
    const gone = await markRemoved(transaction, ids, 'idle', nowMs)
    await classrooms.signOut(transaction, gone)
    await giveSeatsBack(transaction, teacherId, gone.length)
  }
  return idle.length < IDLE_AT_ONCE
}
