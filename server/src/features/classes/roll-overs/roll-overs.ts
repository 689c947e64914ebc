import { REMOVED_KEPT_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { Classrooms } from '../classrooms.ts'
import { changeClassroom, findClassroom, lockSeats, type Classroom } from '../queries.ts'
import { copyGroups } from '../groups/groups.ts'
import { changeGroup } from '../groups/queries.ts'
import { moveTo, studentsIn } from '../students/queries.ts'
import {
  addFormer,
  deleteFormer,
  findRollOver,
  findRollOverByKey,
  insertRollOver,
  markUndone,
  type RollOverStep,
  type StoredRollOver,
} from './queries.ts'

/** The fate of a class in the new school year. */
export type NextYear =
  | { readonly kind: 'rename'; readonly classroomId: string; readonly name: string }
  | { readonly kind: 'join'; readonly classroomId: string; readonly intoId: string }
  | { readonly kind: 'archive'; readonly classroomId: string }

export interface RollOverOptions {
  readonly database: Database
  readonly clock: Clock
  readonly classrooms: Classrooms
}

/** A new school year: classes get another name, join each other or are archived, all at once, and back for thirty days. Students take
 *  along what they played, and an archived class keeps the results of those who were in it.
 *  Source: docs/product.md, Classrooms and students */
export class RollOvers {
  readonly #options: RollOverOptions

  constructor(options: RollOverOptions) {
    this.#options = options
  }

  /** @param key idempotency key: a repeated call returns the first one's steps
   *  @returns undefined if one of the classes has gone */
  async roll(teacherId: string, key: string, next: readonly NextYear[]): Promise<StoredRollOver | undefined> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      await lockSeats(transaction, teacherId)
      const earlier = await findRollOverByKey(transaction, teacherId, key)
      if (earlier) return earlier
      const found = await Promise.all(next.map(async (one) => presentClass(transaction, teacherId, one.classroomId)))
      const joined = await Promise.all(next.map(async (one) => one.kind !== 'join' || presentClass(transaction, teacherId, one.intoId)))
      if (found.includes(undefined) || joined.includes(undefined)) return undefined
      const madeAtMs = clock.nowMs()
      const steps: RollOverStep[] = []
      for (const [index, one] of next.entries()) {
        const classroom = found[index]
        if (classroom) steps.push(await this.#step(transaction, classroom, one, madeAtMs))
      }
      const rollOver = { id: randomUUID(), steps, madeAtMs, isUndone: false }
      await insertRollOver(transaction, rollOver, teacherId, key)
      return rollOver
    })
  }

  /** Repeating it changes nothing. Later changes stay.
   *  @returns whether there is such a roll-over, not older than thirty days */
  async undo(teacherId: string, id: string): Promise<boolean> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      await lockSeats(transaction, teacherId)
      const rollOver = await findRollOver(transaction, teacherId, id)
      if (!rollOver || rollOver.madeAtMs < clock.nowMs() - REMOVED_KEPT_DAYS * DAY_MS) return false
      if (rollOver.isUndone) return true
      for (const step of rollOver.steps) await this.#undoStep(transaction, teacherId, step)
      await markUndone(transaction, id)
      return true
    })
  }

  async #step(transaction: Queries, { id, name, isArchived }: Classroom, one: NextYear, nowMs: number): Promise<RollOverStep> {
    const step = { classroomId: id, wasArchived: isArchived, name: undefined, intoId: undefined, studentIds: [] }
    if (one.kind === 'rename') {
      await changeClassroom(transaction, id, { name: one.name, isArchived: false })
      return { ...step, name: { before: name, after: one.name } }
    }
    await changeClassroom(transaction, id, { isArchived: true })
    if (one.kind === 'archive') return step
    const studentIds = (await studentsIn(transaction, id)).flatMap((student) => (student.removedAtMs === undefined ? student.id : []))
    const groupIds = await copyGroups(transaction, id, one.intoId, nowMs)
    await this.#move(transaction, studentIds, one.intoId)
    await addFormer(transaction, studentIds, id, nowMs)
    return { ...step, intoId: one.intoId, studentIds, groupIds }
  }

  async #undoStep(transaction: Queries, teacherId: string, step: RollOverStep) {
    const { classroomId, wasArchived, name, intoId, studentIds, groupIds = [] } = step
    const classroom = await presentClass(transaction, teacherId, classroomId)
    if (!classroom) return
    await changeClassroom(transaction, classroomId, {
      ...(name?.after === classroom.name ? { name: name.before } : {}),
      isArchived: wasArchived,
    })
    // A class that has another owner by now keeps its students.
    if (intoId === undefined || !(await presentClass(transaction, teacherId, intoId))) return
    const nowMs = this.#options.clock.nowMs()
    for (const groupId of groupIds) await changeGroup(transaction, groupId, { removed_at_ms: nowMs })
    const moved = new Set(studentIds)
    const back = (await studentsIn(transaction, intoId)).flatMap(({ id }) => (moved.has(id) ? id : []))
    if (back.length === 0) return
    await this.#move(transaction, back, classroomId)
    await deleteFormer(transaction, back, classroomId)
  }

  async #move(transaction: Queries, studentIds: readonly string[], classroomId: string): Promise<void> {
    if (studentIds.length === 0) return
    await this.#options.classrooms.moved(transaction, studentIds, classroomId)
    await moveTo(transaction, studentIds, classroomId)
  }
}

/** A teacher's class that is not removed. */
async function presentClass(queries: Queries, teacherId: string, id: string): Promise<Classroom | undefined> {
  const classroom = await findClassroom(queries, id)
  return classroom?.teacherId === teacherId && classroom.removedAtMs === undefined ? classroom : undefined
}
