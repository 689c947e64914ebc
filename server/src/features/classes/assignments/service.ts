import { m } from '@emojigma/messages'
import type {
  Assignment,
  AssignmentResult,
  Gradebook,
  Assignments as WireAssignments,
  MyAssignment,
} from '@emojigma/contract/classes/assignments.ts'
import type { StudentProgress } from '@emojigma/contract/classes/reports.ts'
import {
  ASSIGNMENT_UNDO_DAYS,
  FURTHEST_DUE_DAYS,
  MAX_ASSIGNED_PUZZLES,
  MAX_ASSIGNMENTS,
  MAX_ASSIGNMENTS_DELETED,
} from '@emojigma/contract/rules/assignments.ts'
import type { ClassroomTie } from '@emojigma/contract/rules/actions.ts'
import { dayEndIn, dayIn } from '@emojigma/contract/rules/time-zone.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS, dayAt, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { skillsOf } from '@emojigma/engine/practice/strand-of.ts'
import type { Skill } from '@emojigma/engine/skills.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { Transaction } from 'kysely'
import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import { membersIn, type Classrooms, type Groups, type Student } from '../service.ts'
import { isoTime, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Receiver } from '../../maker/service.ts'
import type { Puzzles } from '../../puzzles/service.ts'
import { invalid, isInvalid, type Invalid } from '../../../platform/expected-failures.ts'
import { placesOf, slotsOf, type Worksheets } from '../../paper/service.ts'
import { drawFitting, drawPuzzles, replaceKnown } from './pick.ts'
import {
  assignmentsOf,
  changeAssignment,
  chosenStudents,
  findAssignment,
  findAssignmentByKey,
  freeAssignmentKey,
  insertAssignment,
  lockAssignments,
  puzzlesOf,
  removedAssignmentsOf,
  replacePuzzles,
  replaceStudents,
  type StoredAssignment,
} from './queries.ts'
import { ownStateOf, progressOf, resultsOf, slipsOf, talliesOf, tallyOf } from './result.ts'
import { wiredPuzzle, type PuzzleRecord, type Shelf, type ShelvedPuzzle } from './shelf.ts'

export { stateOf } from './result.ts'

/** A deleted assignment can be restored for this long. */
const UNDO_MS = ASSIGNMENT_UNDO_DAYS * DAY_MS

const FULL = invalid('ClassroomId', localizedText(m['assignment_refusal.too_many'], { most: MAX_ASSIGNMENTS }))
const MANY_DELETED = invalid('ClassroomId', localizedText(m['assignment_refusal.many_deleted'], { most: MAX_ASSIGNMENTS_DELETED }))

const HAD_ALL = localizedText(m['assignment_refusal.had_all'])
const NONE_WITH_SKILL = localizedText(m['assignment_refusal.none_with_skill'])
const STARTS_LATE = invalid('StartDay', localizedText(m['assignment_refusal.starts_late']))

/** Pairs of student and puzzle per turn: some ten milliseconds' worth. */
const PAIRS_AT_ONCE = 10_000

const NOTHING: ReadonlySet<number> = new Set()
const NO_PUZZLES: ReadonlyMap<number, ShelvedPuzzle> = new Map()

export interface AssignmentsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly classrooms: Classrooms
  readonly groups: Groups
  readonly puzzles: Puzzles
  readonly shelf: Shelf
  readonly worksheets: Worksheets
  /** @returns an integer in [0, limit) */
  readonly randomBelow: (limit: number) => number
}

/** A request to pick puzzles: by ids, by a code on paper, or by type, level, skill and count. */
export interface PickWish {
  readonly classroomId: string
  readonly typeIds: readonly PuzzleTypeId[]
  readonly levelIds: readonly LevelId[]
  /** Each puzzle practises one of them at least; none = any. */
  readonly skills: readonly Skill[]
  readonly count: number | undefined
  readonly puzzleIds: readonly number[] | undefined
  readonly checkCode: string | undefined
  readonly without: readonly number[]
}

export interface AssignmentWish {
  readonly title: string
  /** A day of the class, such as 2026-11-22. Students see it from then on; null = at once. */
  readonly startDay: string | null
  /** A day of the class. */
  readonly dueDay: string
  readonly puzzleIds: readonly number[]
  /** Students, or a group with those who join it later; null = the whole class. */
  readonly recipients: readonly string[] | { readonly groupId: string } | null
}

export interface NewAssignment extends AssignmentWish {
  /** Idempotency key of the page; undefined = the request is never repeated. */
  readonly key: string | undefined
}

/** Fields to change; undefined = unchanged. */
export type AssignmentUpdate = { readonly [K in keyof AssignmentWish]?: AssignmentWish[K] | undefined } & {
  readonly isEnded?: boolean | undefined
}

/** An assignment with the caller's tie to its classroom. */
export interface AssignmentAccess {
  readonly assignment: StoredAssignment
  readonly tie: ClassroomTie
}

type Records = ReadonlyMap<string, ReadonlyMap<number, PuzzleRecord>>

/** Puzzles that teachers assign to their classes, and the results. Callers check permissions first.
 *  Source: docs/product.md, Assignments */
export class Assignments {
  readonly #options: AssignmentsOptions

  constructor(options: AssignmentsOptions) {
    this.#options = options
  }

  /** @returns undefined for an unknown id, and for an assignment deleted for good */
  async find(id: string, accountId: string): Promise<AssignmentAccess | undefined> {
    const { database, classrooms } = this.#options
    const assignment = await findAssignment(database.queries, id)
    return assignment && { assignment, tie: await classrooms.tieOf(accountId, assignment.classroomId) }
  }

  /** @returns what is wrong if there are no such puzzles */
  async pick(
    teacherId: string,
    { classroomId, typeIds, levelIds, skills, count = 1, puzzleIds, checkCode, without }: PickWish,
  ): Promise<readonly ShelvedPuzzle[] | Invalid> {
    const { puzzles, shelf, worksheets, randomBelow } = this.#options
    const receiver = { teacherId, classroomId, has: NOTHING }
    if (puzzleIds) return this.#known(receiver, 'PuzzleIds', puzzleIds)
    if (checkCode !== undefined) {
      const sheet = await worksheets.readCode(checkCode.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '')
      if (!sheet) return invalid('CheckCode', localizedText(m['assignment_refusal.no_check_code']))
      return this.#known(receiver, 'CheckCode', sheet.puzzleIds.slice(0, MAX_ASSIGNED_PUZZLES))
    }
    const slots = slotsOf(typeIds, levelIds)
    if (slots.length === 0) return invalid('LevelIds', localizedText(m['worksheet_refusal.none_at_level']))
    const had = new Set([...without, ...(await this.#assignedBefore(classroomId))])
    const days = await puzzles.publishedDays()
    const known = await this.#solvedByMost(classroomId)
    const draw = (places: readonly number[], avoided: readonly number[] = []) =>
      drawPuzzles(places, days, new Set([...had, ...avoided]), randomBelow)
    const ids =
      skills.length === 0
        ? await replaceKnown(draw(placesOf(slots, count, randomBelow)), { known, draw })
        : await drawFitting(count, {
            fit: async (ids) => {
              const old = await known(ids)
              return new Set((await this.#practising(skills, ids)).filter((id) => !old.has(id)))
            },
            draw: (atOnce, avoided) => draw(placesOf(slots, atOnce, randomBelow), avoided),
          })
    if (ids.length === 0) return invalid('Count', skills.length === 0 ? HAD_ALL : NONE_WITH_SKILL)
    const found = await shelf.find(ids)
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** @returns the assignment created under this key, now or before; undefined if a student or the group is not in the class; or why it
   *    cannot be: its puzzles, its days or too many assignments */
  async create(teacherId: string, classroomId: string, wish: NewAssignment): Promise<Assignment | Invalid | undefined> {
    const { database, clock } = this.#options
    const { title, startDay, dueDay, puzzleIds, recipients, key } = wish
    const receiver = { teacherId, classroomId, has: NOTHING }
    const earlier = key === undefined ? undefined : await findAssignmentByKey(database.queries, classroomId, key)
    if (earlier && earlier.removedAtMs === undefined) return this.#viewOf(earlier.id)
    const puzzles = await this.#known(receiver, 'PuzzleIds', puzzleIds)
    if (isInvalid(puzzles)) return puzzles
    const due = await this.#dueDay(classroomId, dueDay)
    if (typeof due !== 'number') return due
    const start = startDay === null ? undefined : dayAt(Date.parse(startDay))
    if (start !== undefined && start > due) return STARTS_LATE
    const chosen = await this.#chosen(classroomId, recipients)
    if (!chosen) return undefined
    const assignment = {
      id: randomBytes(12).toString('base64url'),
      classroomId,
      title,
      startDay: start,
      dueDay: due,
      isForSome: recipients !== null,
      groupId: chosen.groupId,
      madeAtMs: clock.nowMs(),
      key,
    }
    const ids = puzzles.map(({ id }) => id)
    const created = await database.durably(async (transaction) => {
      // Concurrent calls count each other, and the second of two with one key finds the assignment of the first.
      const { there, deleted } = await lockAssignments(transaction, classroomId)
      const before = key === undefined ? undefined : await findAssignmentByKey(transaction, classroomId, key)
      if (before && before.removedAtMs === undefined) return before
      if (there >= MAX_ASSIGNMENTS) return FULL
      if (deleted >= MAX_ASSIGNMENTS_DELETED) return MANY_DELETED
      const missing = await this.#missingNow(transaction, receiver, ids)
      if (missing) return missing
      // A new request after a deletion creates a new assignment. The deleted one can be restored beside it.
      if (before) await freeAssignmentKey(transaction, before.id)
      await insertAssignment(transaction, assignment, ids, chosen.studentIds)
      return assignment
    })
    return isInvalid(created) ? created : this.#viewOf(created.id)
  }

  /** Puzzles that the class cannot read at present, and the teacher does not see, stay in the assignment.
   *  @returns what is wrong with the puzzles or the days; undefined if one of the students or the group is not in the class */
  async update(teacherId: string, stored: StoredAssignment, update: AssignmentUpdate): Promise<Assignment | Invalid | undefined> {
    const { database, clock, shelf } = this.#options
    const { id, classroomId, endedAtMs } = stored
    const { title, startDay, dueDay, puzzleIds, recipients, isEnded } = update
    const had = (await puzzlesOf(database.queries, [id])).get(id) ?? []
    const receiver = { teacherId, classroomId, has: new Set(had) }
    const puzzles = puzzleIds && (await this.#known(receiver, 'PuzzleIds', puzzleIds))
    if (puzzles && isInvalid(puzzles)) return puzzles
    const read = puzzles ? await shelf.find(had) : NO_PUZZLES
    const ended = isEnded === undefined ? undefined : isEnded ? (endedAtMs ?? clock.nowMs()) : null
    // A day in the past may stay as it is.
    const due_day =
      dueDay === undefined || dayAt(Date.parse(dueDay)) === stored.dueDay ? undefined : await this.#dueDay(classroomId, dueDay)
    if (typeof due_day === 'object') return due_day
    const start_day = typeof startDay === 'string' ? dayAt(Date.parse(startDay)) : startDay
    if ((start_day === undefined ? (stored.startDay ?? -Infinity) : (start_day ?? -Infinity)) > (due_day ?? stored.dueDay))
      return STARTS_LATE
    const chosen = recipients === undefined ? undefined : await this.#chosen(classroomId, recipients)
    if (recipients !== undefined && !chosen) return undefined
    const forWhom = chosen && { is_for_some: recipients === null ? null : (1 as const), group_id: chosen.groupId ?? null }
    const missing = await database.durably(async (transaction) => {
      // Of two concurrent updates the later one replaces the puzzles of the first.
      await lockAssignments(transaction, classroomId)
      const ids = puzzles?.map((puzzle) => puzzle.id)
      const missing = ids && (await this.#missingNow(transaction, receiver, ids))
      if (missing) return missing
      await changeAssignment(transaction, id, { title, start_day, due_day, ...forWhom, ended_at_ms: ended })
      if (chosen) await replaceStudents(transaction, id, chosen.studentIds)
      if (ids) await replacePuzzles(transaction, id, withUnread(ids, had, read))
      return undefined
    })
    return missing ?? this.#viewOf(id)
  }

  /** Deletes the assignment; it can be restored for thirty days. */
  async remove({ id }: StoredAssignment): Promise<void> {
    const { database, clock } = this.#options
    await database.durably((transaction) => changeAssignment(transaction, id, { removed_at_ms: clock.nowMs() }))
  }

  /** @returns undefined if it was deleted too long ago; what is wrong if the classroom has too many */
  async restore({ id, classroomId, removedAtMs }: StoredAssignment): Promise<Assignment | Invalid | undefined> {
    const { database, clock } = this.#options
    if (removedAtMs !== undefined && removedAtMs < clock.nowMs() - UNDO_MS) return undefined
    const full = await database.durably(async (transaction) => {
      const { there } = await lockAssignments(transaction, classroomId)
      if ((await findAssignment(transaction, id))?.removedAtMs === undefined) return undefined
      if (there >= MAX_ASSIGNMENTS) return FULL
      await changeAssignment(transaction, id, { removed_at_ms: null })
      return undefined
    })
    return full ?? this.#viewOf(id)
  }

  /** A classroom's assignments with the progress of the class: a handful of queries, however many there are. */
  async of(classroomId: string): Promise<readonly Assignment[]> {
    const { database } = this.#options
    return this.#views(classroomId, await assignmentsOf(database.queries, classroomId))
  }

  /** A classroom's deleted assignments that can still be restored, newest first. */
  async removedOf(classroomId: string): Promise<WireAssignments['Removed']> {
    const { database, clock } = this.#options
    const rows = await removedAssignmentsOf(database.queries, classroomId, clock.nowMs() - UNDO_MS)
    return rows.map(({ id, title, removed_at_ms }) => ({
      Id: id,
      Title: title,
      GoneAt: isoTime((removed_at_ms ?? 0) + UNDO_MS),
    }))
  }

  async result(assignment: StoredAssignment): Promise<AssignmentResult> {
    const { database, shelf, clock } = this.#options
    const { id, classroomId, dueDay } = assignment
    const [inClass, zone] = [await this.#studentsOf(classroomId), await this.#zoneOf(classroomId)]
    const students = inClass.filter(isFor(assignment, await chosenStudents(database.queries, [id])))
    const dueMs = dayEndIn(dueDay, zone)
    const ids = (await puzzlesOf(database.queries, [id])).get(id) ?? []
    const found = await shelf.find(ids)
    const puzzles = ids.flatMap((puzzleId) => found.get(puzzleId) ?? [])
    const puzzleIds = puzzles.map((puzzle) => puzzle.id)
    const records = await this.#recordsOf(students, puzzleIds)
    const resultsOfStudents = students.map((student) => ({ student, results: resultsOf(puzzleIds, records.get(student.id), dueMs) }))
    return {
      Assignment: wired(assignment, puzzles, {
        students,
        records,
        groups: await this.#groupsOf(classroomId),
        today: dayIn(clock.nowMs(), zone),
      }),
      Students: resultsOfStudents.map(({ student, results }) => ({
        Id: student.id,
        UserName: student.userName,
        Nickname: student.nickname,
        ...(student.realName === undefined ? {} : { RealName: student.realName }),
        Results: results,
      })),
      ...talliesOf(
        puzzles,
        resultsOfStudents.flatMap(({ results }) => results),
      ),
      Slips: slipsOf(
        students.map((student) => student.id),
        puzzleIds,
        records,
      ),
    }
  }

  /** How much of each assignment each student of the class has solved. */
  async gradebook(classroomId: string): Promise<Gradebook> {
    const { database, shelf } = this.#options
    const assignments = (await assignmentsOf(database.queries, classroomId)).toReversed()
    const idsOf = await puzzlesOf(
      database.queries,
      assignments.map(({ id }) => id),
    )
    const all = [...new Set([...idsOf.values()].flat())]
    const [students, zone] = [await this.#studentsOf(classroomId), await this.#zoneOf(classroomId)]
    const chosen = await chosenStudents(database.queries, [...idsOf.keys()])
    const [found, records] = await Promise.all([shelf.find(all), this.#recordsOf(students, all)])
    return {
      Assignments: assignments.map(({ id, title, startDay, madeAtMs, dueDay }) => ({
        Id: id,
        Title: title,
        StartDay: dayDate(startDay ?? dayIn(madeAtMs, zone)),
        DueDay: dayDate(dueDay),
      })),
      Students: students.map(({ id, userName, nickname, realName, rosterId }) => ({
        Id: id,
        UserName: userName,
        Nickname: nickname,
        ...(realName === undefined ? {} : { RealName: realName }),
        ...(rosterId === undefined ? {} : { RosterId: rosterId }),
        Percents: assignments.map((assignment) => {
          if (!isFor(assignment, chosen)({ id })) return null
          const puzzles = (idsOf.get(assignment.id) ?? []).filter((puzzleId) => found.has(puzzleId))
          const solved = puzzles.filter((puzzleId) => records.get(id)?.get(puzzleId)?.solvedAtMs !== undefined)
          return puzzles.length === 0 ? 0 : Math.round((100 * solved.length) / puzzles.length)
        }),
      })),
    }
  }

  /** A student's assignments that have not ended, the earliest due day first. */
  async mine(classroomId: string, accountId: string): Promise<readonly MyAssignment[]> {
    const { database, clock } = this.#options
    const today = dayIn(clock.nowMs(), await this.#zoneOf(classroomId))
    const current = (await assignmentsOf(database.queries, classroomId)).filter(
      ({ endedAtMs, startDay = today }) => endedAtMs === undefined && startDay <= today,
    )
    return (await this.#puzzlesFor(accountId, current)).toReversed().map(({ assignment: { id, title, dueDay }, puzzles }) => ({
      Id: id,
      Title: title,
      DueDay: dayDate(dueDay),
      IsLate: dueDay < today,
      Puzzles: puzzles.map(({ puzzle, record }) => ({ ...wiredPuzzle(puzzle), ...ownStateOf(record) })),
    }))
  }

  /** A student's results of the assignments due since a day that have started, ended ones too, the latest due day first. */
  async ofStudent(classroomId: string, accountId: string, since: Day): Promise<StudentProgress['Assignments']> {
    const { database, clock } = this.#options
    const today = dayIn(clock.nowMs(), await this.#zoneOf(classroomId))
    const started = (await assignmentsOf(database.queries, classroomId)).filter(
      ({ dueDay, startDay = today }) => dueDay >= since && startDay <= today,
    )
    return (await this.#puzzlesFor(accountId, started)).map(({ assignment: { id, title, dueDay }, puzzles }) => {
      const ids = puzzles.map(({ puzzle }) => puzzle.id)
      const results = resultsOf(ids, new Map(puzzles.flatMap(({ record }) => (record ? [[record.puzzleId, record]] : []))), Infinity)
      const { Attempted, Solved, FirstTry } = tallyOf(results)
      return { Id: id, Title: title, DueDay: dayDate(dueDay), Puzzles: ids.length, Done: Solved, Tried: Attempted, FirstTry }
    })
  }

  /** The assignments among these that are for a student, in their order, each puzzle with what the student did. */
  async #puzzlesFor(accountId: string, assignments: readonly StoredAssignment[]) {
    const { database, shelf } = this.#options
    const chosen = await chosenStudents(
      database.queries,
      assignments.map(({ id }) => id),
    )
    const own = assignments.filter((assignment) => isFor(assignment, chosen)({ id: accountId }))
    const idsOf = await puzzlesOf(
      database.queries,
      own.map(({ id }) => id),
    )
    const all = [...new Set([...idsOf.values()].flat())]
    const [found, records] = await Promise.all([shelf.find(all), shelf.recordsOf([accountId], all)])
    const byPuzzle = new Map(records.map((record) => [record.puzzleId, record]))
    return own.map((assignment) => ({
      assignment,
      puzzles: (idsOf.get(assignment.id) ?? []).flatMap((puzzleId) => {
        const puzzle = found.get(puzzleId)
        return puzzle ? [{ puzzle, record: byPuzzle.get(puzzleId) }] : []
      }),
    }))
  }

  async #viewOf(id: string): Promise<Assignment> {
    const stored = await findAssignment(this.#options.database.queries, id)
    const [view] = stored ? await this.#views(stored.classroomId, [stored]) : []
    if (!view) throw new Error('an assignment vanished while it was changed')
    return view
  }

  async #views(classroomId: string, assignments: readonly StoredAssignment[]): Promise<readonly Assignment[]> {
    const { database, shelf, clock } = this.#options
    const today = dayIn(clock.nowMs(), await this.#zoneOf(classroomId))
    const idsOf = await puzzlesOf(
      database.queries,
      assignments.map(({ id }) => id),
    )
    const all = [...new Set([...idsOf.values()].flat())]
    const inClass = await this.#studentsOf(classroomId)
    const chosen = await chosenStudents(
      database.queries,
      assignments.map(({ id }) => id),
    )
    const groups = await this.#groupsOf(classroomId)
    const [found, records] = await Promise.all([shelf.find(all), this.#recordsOf(inClass, all)])
    return assignments.map((assignment) => {
      const puzzles = (idsOf.get(assignment.id) ?? []).flatMap((puzzleId) => found.get(puzzleId) ?? [])
      return wired(assignment, puzzles, { students: inClass.filter(isFor(assignment, chosen)), records, groups, today })
    })
  }

  /** The present students of the class; of one put away at the end of a year, those who were in it. */
  #studentsOf(classroomId: string): Promise<readonly Student[]> {
    return membersIn(this.#options.database.queries, classroomId)
  }

  async #groupsOf(classroomId: string): Promise<ReadonlySet<string>> {
    return new Set((await this.#options.groups.of(classroomId)).Groups.map(({ Id }) => Id))
  }

  async #recordsOf(students: readonly Student[], puzzleIds: readonly number[]): Promise<Records> {
    const ids = students.map(({ id }) => id)
    const studentsAtOnce = Math.max(1, Math.floor(PAIRS_AT_ONCE / (puzzleIds.length + 1)))
    const records: PuzzleRecord[] = []
    for (let from = 0; from < ids.length; from += studentsAtOnce) {
      if (from > 0) await nextTurn()
      records.push(...(await this.#options.shelf.recordsOf(ids.slice(from, from + studentsAtOnce), puzzleIds)))
    }
    const byStudent = Map.groupBy(records, ({ accountId }) => accountId)
    return new Map([...byStudent].map(([id, own]) => [id, new Map(own.map((record) => [record.puzzleId, record]))]))
  }

  /** @returns each student once, or the group; undefined if one of them is not in the class */
  async #chosen(
    classroomId: string,
    recipients: AssignmentWish['recipients'],
  ): Promise<{ readonly studentIds: readonly string[]; readonly groupId?: string } | undefined> {
    if (recipients === null) return { studentIds: [] }
    if ('groupId' in recipients) {
      const group = await this.#options.groups.find(recipients.groupId)
      return group?.classroomId === classroomId && group.removedAtMs === undefined ? { studentIds: [], groupId: group.id } : undefined
    }
    const inClass = new Set((await this.#studentsOf(classroomId)).map(({ id }) => id))
    return recipients.every((id) => inClass.has(id)) ? { studentIds: [...new Set(recipients)] } : undefined
  }

  async #practising(skills: readonly Skill[], ids: readonly number[]): Promise<readonly number[]> {
    const found = [...(await this.#options.shelf.find(ids)).values()]
    return found.filter(({ question }) => skillsOf(question).some((skill) => skills.includes(skill))).map(({ id }) => id)
  }

  /** @returns finds the puzzles that more than half of the class has solved */
  async #solvedByMost(classroomId: string): Promise<(ids: readonly number[]) => Promise<ReadonlySet<number>>> {
    const students = await this.#studentsOf(classroomId)
    return async (ids) => {
      const records = [...(await this.#recordsOf(students, ids)).values()].flatMap((own) => [...own.values()])
      const solved = Map.groupBy(
        records.filter(({ solvedAtMs }) => solvedAtMs !== undefined),
        ({ puzzleId }) => puzzleId,
      )
      return new Set(ids.filter((id) => 2 * (solved.get(id)?.length ?? 0) > students.length))
    }
  }

  async #assignedBefore(classroomId: string): Promise<readonly number[]> {
    const { queries } = this.#options.database
    const ids = (await assignmentsOf(queries, classroomId)).map(({ id }) => id)
    return [...(await puzzlesOf(queries, ids)).values()].flat()
  }

  /** @returns what is wrong unless the class can be given all of them */
  async #known(receiver: Receiver, field: string, puzzleIds: readonly number[]): Promise<readonly ShelvedPuzzle[] | Invalid> {
    const ids = [...new Set(puzzleIds)]
    const found = await this.#options.shelf.assignable(ids, receiver)
    const missing = ids.filter((id) => !found.has(id))
    return missing.length > 0 ? noPuzzles(field, missing) : ids.flatMap((id) => found.get(id) ?? [])
  }

  /** Checks again under a lock of made puzzles: their maker or the teacher may have changed them since they were read.
   *  @returns undefined if the class can still be given all of them */
  async #missingNow(transaction: Transaction<Tables>, receiver: Receiver, puzzleIds: readonly number[]): Promise<Invalid | undefined> {
    const missing = await this.#options.shelf.lockMade(transaction, puzzleIds, receiver)
    return missing.length > 0 ? noPuzzles('PuzzleIds', missing) : undefined
  }

  async #zoneOf(classroomId: string): Promise<string | undefined> {
    return (await this.#options.classrooms.find(classroomId))?.timeZone
  }

  async #dueDay(classroomId: string, text: string): Promise<Day | Invalid> {
    const [day, today] = [dayAt(Date.parse(text)), dayIn(this.#options.clock.nowMs(), await this.#zoneOf(classroomId))]
    // It may still be the day before where the teacher is.
    if (day < today - 1) return invalid('DueDay', localizedText(m['assignment_refusal.day_over']))
    if (day > today + FURTHEST_DUE_DAYS) return invalid('DueDay', localizedText(m['assignment_refusal.day_too_late']))
    return day
  }
}

/** @param chosen the students of assignments that are for some of a class
 *  @returns whether the assignment is for a student */
function isFor(
  { id, isForSome }: Pick<StoredAssignment, 'id' | 'isForSome'>,
  chosen: ReadonlyMap<string, ReadonlySet<string>>,
): (student: { readonly id: string }) => boolean {
  return (student) => !isForSome || chosen.get(id)?.has(student.id) === true
}

/** @param ids the new puzzles of the assignment
 *  @param had its present puzzles
 *  @param read the present puzzles that are shown
 *  @returns the new ids, with the hidden ones kept at their places as far as there is room */
function withUnread(ids: readonly number[], had: readonly number[], read: ReadonlyMap<number, unknown>): readonly number[] {
  const all = [...ids]
  for (const [place, id] of had.entries()) {
    if (!read.has(id) && !all.includes(id) && all.length < MAX_ASSIGNED_PUZZLES) all.splice(place, 0, id)
  }
  return all
}

function noPuzzles(field: string, ids: readonly number[]): Invalid {
  const messages = ids.map((id): LocalizedText => localizedText(m['worksheet_refusal.no_puzzle'], { id }))
  return invalid(field, ...messages)
}

interface ClassNow {
  /** Those whom the assignment is for. */
  readonly students: readonly Student[]
  readonly records: Records
  /** The ids of its groups, without removed ones. */
  readonly groups: ReadonlySet<string>
  /** In its time zone. */
  readonly today: Day
}

function wired(
  { id, classroomId, title, startDay, dueDay, isForSome, groupId, endedAtMs }: StoredAssignment,
  puzzles: readonly ShelvedPuzzle[],
  { students, records, groups, today }: ClassNow,
): Assignment {
  const { finished, done } = progressOf(
    students.map((student) => student.id),
    puzzles.map((puzzle) => puzzle.id),
    records,
  )
  return {
    Id: id,
    ClassroomId: classroomId,
    Title: title,
    ...(startDay === undefined ? {} : { StartDay: dayDate(startDay) }),
    DueDay: dayDate(dueDay),
    ...(isForSome ? { StudentIds: students.map((student) => student.id) } : {}),
    ...(groupId !== undefined && groups.has(groupId) ? { GroupId: groupId } : {}),
    IsLate: dueDay < today,
    IsEnded: endedAtMs !== undefined,
    Puzzles: puzzles.map(wiredPuzzle),
    StudentCount: students.length,
    FinishedCount: finished,
    DoneCount: done,
  }
}
