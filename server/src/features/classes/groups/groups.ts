import { m } from '@emojigma/messages'
import type { ClassGroups } from '@emojigma/contract/classes/groups.ts'
import { GROUP_LIMIT, MAX_GROUPS_REMOVED, REMOVED_KEPT_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { isoTime, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { invalid, type Invalid } from '../../../platform/expected-failures.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import { goneAt } from '../classrooms.ts'
import { studentsIn } from '../students/queries.ts'
import {
  changeGroup,
  changeStudents,
  findGroup,
  findGroupByKey,
  groupsOf,
  insertGroup,
  lockGroups,
  studentsOfGroups,
  type Group,
} from './queries.ts'

const FULL = invalid('ClassroomId', localizedText(m['class_groups.too_many'], { limit: GROUP_LIMIT }))
const MANY_REMOVED = invalid('ClassroomId', localizedText(m['class_groups.many_removed'], { most: MAX_GROUPS_REMOVED }))

export interface NewGroup {
  readonly name: string
  readonly studentIds: readonly string[]
  /** Idempotency key of the page; undefined = the request is never repeated. */
  readonly key: string | undefined
}

/** The lasting groups of a class. Callers check permissions first.
 *  Source: docs/product.md, Groups of a class */
export class Groups {
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  /** @returns a group, even a removed one */
  find(id: string): Promise<Group | undefined> {
    return findGroup(this.#database.queries, id)
  }

  /** @returns the groups of a class, and the removed ones that can be restored */
  async of(classroomId: string): Promise<ClassGroups> {
    const { queries } = this.#database
    const all = await groupsOf(queries, classroomId)
    const there = all.filter(({ removedAtMs }) => removedAtMs === undefined)
    const students = await studentsOfGroups(
      queries,
      there.map(({ id }) => id),
    )
    return {
      Groups: there.map(({ id, name }) => ({ Id: id, Name: name, StudentIds: [...(students.get(id) ?? [])] })),
      Removed: all
        .flatMap(({ id, name, removedAtMs }) =>
          removedAtMs === undefined || !this.#isRestorable(removedAtMs) ? [] : { id, name, removedAtMs },
        )
        .toSorted((one, other) => other.removedAtMs - one.removedAtMs)
        .map(({ id, name, removedAtMs }) => ({ Id: id, Name: name, GoneAt: isoTime(goneAt(removedAtMs)) })),
    }
  }

  /** A repeated key changes nothing.
   *  @returns the groups then; undefined if one of the students is not in the class; why it cannot be, if there are too many */
  async create(classroomId: string, { name, studentIds, key }: NewGroup): Promise<ClassGroups | Invalid | undefined> {
    const outcome = await this.#database.durably(async (transaction) => {
      await lockGroups(transaction, classroomId)
      const earlier = key === undefined ? undefined : await findGroupByKey(transaction, classroomId, key)
      if (earlier && earlier.removedAtMs === undefined) return 'done'
      const inClass = await presentIn(transaction, classroomId)
      if (!studentIds.every((id) => inClass.has(id))) return undefined
      const fault = faultOf(await groupsOf(transaction, classroomId))
      if (fault) return fault
      // A new request after a removal makes a new group. The removed one can be restored beside it.
      if (earlier) await changeGroup(transaction, earlier.id, { group_key: null })
      const group = { id: randomUUID(), classroomId, name, madeAtMs: this.#clock.nowMs(), key }
      await insertGroup(transaction, group)
      await changeStudents(transaction, group.id, { leaving: [], joining: [...new Set(studentIds)] })
      return 'done'
    })
    return outcome === 'done' ? this.of(classroomId) : outcome
  }

  /** Students who are not in the class at present keep their place in the group.
   *  @returns the groups then; undefined if one of the students is not in the class */
  async update(
    { id, classroomId }: Group,
    { name, studentIds }: { readonly name?: string | undefined; readonly studentIds?: readonly string[] | undefined },
  ): Promise<ClassGroups | undefined> {
    const outcome = await this.#database.durably(async (transaction) => {
      await lockGroups(transaction, classroomId)
      if (studentIds) {
        const inClass = await presentIn(transaction, classroomId)
        const joining = new Set(studentIds)
        if (![...joining].every((studentId) => inClass.has(studentId))) return undefined
        await changeStudents(transaction, id, {
          leaving: [...inClass].filter((studentId) => !joining.has(studentId)),
          joining: [...joining],
        })
      }
      await changeGroup(transaction, id, { name })
      return 'done'
    })
    return outcome && this.of(classroomId)
  }

  /** Removes a group; it can be restored for thirty days. Repeating it changes nothing.
   *  @returns the groups then */
  async remove({ id, classroomId, removedAtMs }: Group): Promise<ClassGroups> {
    const nowMs = this.#clock.nowMs()
    if (removedAtMs === undefined) await this.#database.durably((transaction) => changeGroup(transaction, id, { removed_at_ms: nowMs }))
    return this.of(classroomId)
  }

  /** @returns the groups then; undefined if it was removed too long ago; why it cannot be, if there are too many */
  async restore({ id, classroomId, removedAtMs }: Group): Promise<ClassGroups | Invalid | undefined> {
    if (removedAtMs !== undefined && !this.#isRestorable(removedAtMs)) return undefined
    const full = await this.#database.durably(async (transaction) => {
      await lockGroups(transaction, classroomId)
      if ((await findGroup(transaction, id))?.removedAtMs === undefined) return undefined
      if (presentOf(await groupsOf(transaction, classroomId)).length >= GROUP_LIMIT) return FULL
      await changeGroup(transaction, id, { removed_at_ms: null })
      return undefined
    })
    return full ?? this.of(classroomId)
  }

  #isRestorable(removedAtMs: number): boolean {
    return removedAtMs >= this.#clock.nowMs() - REMOVED_KEPT_DAYS * DAY_MS
  }
}

/** Gives a class the groups of another whose students join it: the other keeps its own, with its homework.
 *  @param nowMs when they are made
 *  @returns the ids of the new groups */
export async function copyGroups(transaction: Queries, fromId: string, intoId: string, nowMs: number): Promise<readonly string[]> {
  const groups = presentOf(await groupsOf(transaction, fromId))
  const students = await studentsOfGroups(
    transaction,
    groups.map(({ id }) => id),
  )
  const made: string[] = []
  for (const { id, name } of groups) {
    const joining = students.get(id)
    if (!joining) continue
    const copy = { id: randomUUID(), classroomId: intoId, name, madeAtMs: nowMs, key: undefined }
    await insertGroup(transaction, copy)
    await changeStudents(transaction, copy.id, { leaving: [], joining })
    made.push(copy.id)
  }
  return made
}

function presentOf(groups: readonly Group[]): readonly Group[] {
  return groups.filter(({ removedAtMs }) => removedAtMs === undefined)
}

function faultOf(groups: readonly Group[]): Invalid | undefined {
  const present = presentOf(groups).length
  if (present >= GROUP_LIMIT) return FULL
  return groups.length - present >= MAX_GROUPS_REMOVED ? MANY_REMOVED : undefined
}

async function presentIn(transaction: Queries, classroomId: string): Promise<ReadonlySet<string>> {
  const students = await studentsIn(transaction, classroomId)
  return new Set(students.flatMap(({ id, removedAtMs }) => (removedAtMs === undefined ? id : [])))
}
