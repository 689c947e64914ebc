import { m } from '@emojigma/messages'
import { localizedText, localizedFault } from '../../../platform/localized-text.ts'
import type { TeachingTie } from '@emojigma/contract/rules/actions.ts'
import { realNameFault, SEAT_LIMIT, userNameFault } from '@emojigma/contract/rules/classrooms.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { findByUserName, newWordPassword, passwordProblem, setNickname, setPassword, type PasswordHashing } from '../../accounts/service.ts'
import type { LocalizedText } from '../../../platform/localized-text.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import type { FeatureCalls } from '../../../platform/feature.ts'
import { folded } from '../../../platform/case-folding.ts'
import { invalid, type Faults, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import type { Classrooms, Removal } from '../classrooms.ts'
import { isThere, lockSeats, takeSeats } from '../queries.ts'
import { deleteWaitingPassword } from '../uploads/queries.ts'
import { addStudent, nicknameFor, type AddedStudent, type Chance } from './new-accounts.ts'
import { isUserNameTaken, markRemoved, moveTo, setRealName, setUserName, studentsAmong, unmarkRemoved, type Student } from './queries.ts'

export const USER_NAME_TAKEN: LocalizedText = localizedText(m['class_refusal.name_taken'])

export interface StudentRegistration {
  readonly classroomId: string
  readonly userName: string
  readonly realName: string | undefined
  readonly wishedNickname: string | undefined
  readonly password: string
  readonly confirmPassword: string
}

export interface StudentChange {
  readonly userName: string | undefined
  readonly realName: string | undefined
  readonly isNewNickname: boolean
  readonly classroomId: string | undefined
}

export type RegistrationOutcome =
  | { readonly kind: 'added'; readonly student: AddedStudent }
  | { readonly kind: 'no seat' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'busy' }
  | Invalid

export interface StudentsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly classrooms: Classrooms
  readonly hashing: PasswordHashing
  readonly features: Pick<FeatureCalls, 'profileChanged'>
  readonly random: Chance
}

/** Students with the tie of an account to them. */
export interface TaughtStudents {
  readonly students: readonly Student[]
  readonly tie: TeachingTie | 'none'
  /** Whose plan has their seats. */
  readonly ownerId: string
  /** Distinct. */
  readonly classroomIds: readonly string[]
}

const NONE_TAUGHT: TaughtStudents = { students: [], tie: 'none', ownerId: '', classroomIds: [] }

/** A teacher's actions on students. Callers check permissions first. */
export class Students {
  readonly #options: StudentsOptions

  constructor(options: StudentsOptions) {
    this.#options = options
  }

  /** These students, including removed ones, if the account teaches all of them in classes of one owner. */
  async taughtBy(accountId: string, ids: readonly string[]): Promise<TaughtStudents> {
    const { database, classrooms } = this.#options
    const students = await studentsAmong(database.queries, [...new Set(ids)])
    const [first] = students
    if (!first || students.length < new Set(ids).size) return NONE_TAUGHT
    const classroomIds = [...new Set(students.map(({ classroomId }) => classroomId))]
    const tie = await classrooms.tieToAll(accountId, classroomIds)
    return tie === 'none' ? NONE_TAUGHT : { students, tie, ownerId: first.teacherId, classroomIds }
  }

  /** The same; none if one of them is removed. */
  async presentTaughtBy(accountId: string, ids: readonly string[]): Promise<TaughtStudents> {
    const taught = await this.taughtBy(accountId, ids)
    return taught.students.every(({ removedAtMs }) => removedAtMs === undefined) ? taught : NONE_TAUGHT
  }

  async register(ownerId: string, request: StudentRegistration): Promise<RegistrationOutcome> {
    const { database, hashing, random, clock } = this.#options
    const { classroomId, realName, wishedNickname, password, confirmPassword } = request
    const userName = request.userName.normalize('NFC').trim()
    const fields = problemsOf({
      Email: localizedFault(({ words }) => userNameFault(userName, words.students)),
      RealName: realName === undefined ? undefined : localizedFault(({ words }) => realNameFault(realName, words.students)),
    })
    const problem = passwordProblem(password, [userName, realName ?? null])
    if (problem !== undefined) fields['Password'] = [problem]
    if (password !== confirmPassword) fields['ConfirmPassword'] = [localizedText(m['sign_in_refusal.passwords_differ'])]
    const taken: Invalid = { kind: 'invalid', fields: { ...fields, Email: [USER_NAME_TAKEN] } }
    if (!fields['Email'] && (await isUserNameTaken(database.queries, folded(userName)))) return taken
    if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
    const passwordHash = await hashing.hash(password, ownerId)
    if (passwordHash === undefined) return { kind: 'busy' }
    const nickname = nicknameFor(wishedNickname, random)
    const student = { classroomId, userName, realName: realName?.trim() || undefined, nickname, passwordHash }
    return database.durably(async (transaction): Promise<RegistrationOutcome> => {
      if ((await lockSeats(transaction, ownerId)) >= SEAT_LIMIT) return { kind: 'no seat' }
      if (!(await isThere(transaction, classroomId, ownerId))) return { kind: 'gone' }
      const added = await addStudent(transaction, student, clock.nowMs(), random)
      if (!added) return taken
      await takeSeats(transaction, ownerId, 1, SEAT_LIMIT)
      return { kind: 'added', student: added }
    })
  }

  /** Changes a student. The target class is of the same owner; a student removed meanwhile is left alone. */
  async change(
    ownerId: string,
    id: string,
    { userName, realName, isNewNickname, classroomId }: StudentChange,
  ): Promise<Invalid | { readonly kind: 'done' }> {
    const { database, random, features } = this.#options
    const name = userName?.normalize('NFC').trim()
    const fields = problemsOf({
      UserName: name === undefined ? undefined : localizedFault(({ words }) => userNameFault(name, words.students)),
      RealName: realName === undefined ? undefined : localizedFault(({ words }) => realNameFault(realName, words.students)),
    })
    if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
    for (;;) {
      const nickname = isNewNickname ? nicknameFor(undefined, random) : undefined
      try {
        await database.durably(async (transaction) => {
          if (name !== undefined) await setUserName(transaction, id, name, folded(name))
          if (realName !== undefined) await setRealName(transaction, id, realName.trim() || null)
          if (classroomId !== undefined) await this.#moveTo(transaction, ownerId, [id], classroomId)
          if (!nickname) return
          await setNickname(transaction, id, nickname.nickname, nickname.key)
          await features.profileChanged(transaction, id)
        })
        return { kind: 'done' }
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        // Without a nickname in the request it was the user name, even if that is free again by now.
        if (name !== undefined && (!nickname || (await isUserNameOfAnother(database.queries, id, name)))) {
          return invalid('UserName', USER_NAME_TAKEN)
        }
        if (!nickname) throw error
      }
    }
  }

  async move(ownerId: string, ids: readonly string[], classroomId: string): Promise<void> {
    await this.#options.database.durably((transaction) => this.#moveTo(transaction, ownerId, ids, classroomId))
  }

  async #moveTo(transaction: Queries, ownerId: string, ids: readonly string[], classroomId: string): Promise<void> {
    await lockSeats(transaction, ownerId)
    const there = (await studentsOf(transaction, ownerId, ids)).map(({ id }) => id)
    if (there.length === 0 || !(await isThere(transaction, classroomId, ownerId))) return
    await this.#options.classrooms.moved(transaction, there, classroomId)
    await moveTo(transaction, there, classroomId)
  }

  /** Removes students and signs them out at once. Students removed before stay as they are. */
  async remove(ownerId: string, ids: readonly string[]): Promise<Removal> {
    const { database, clock, classrooms } = this.#options
    const nowMs = clock.nowMs()
    return database.durably(async (transaction) => {
      await lockSeats(transaction, ownerId)
      const there = (await studentsOf(transaction, ownerId, ids)).map(({ id }) => id)
      const gone = there.length === 0 ? [] : await markRemoved(transaction, there, 'teacher', nowMs)
      return classrooms.letGo(transaction, ownerId, gone, nowMs)
    })
  }

  /** Restores students.
   *  @returns the seats taken then; undefined if too few are left and nothing was restored */
  async restore(ownerId: string, ids: readonly string[]): Promise<number | undefined> {
    const { database, clock } = this.#options
    return database.durably(async (transaction) => {
      const used = await lockSeats(transaction, ownerId)
      const removed = (await studentsOf(transaction, ownerId, ids)).filter(({ removedAtMs }) => removedAtMs !== undefined)
      if (used + removed.length > SEAT_LIMIT) return undefined
      if (removed.length === 0) return used
      const distinct = removed.map(({ id }) => id)
      const back = await unmarkRemoved(transaction, distinct, dayAt(clock.nowMs()))
      return takeSeats(transaction, ownerId, back.length, SEAT_LIMIT)
    })
  }

  /** Resets a student's password and signs them out.
   *  @param password absent = generated
   *  @returns the generated one */
  async resetPassword(
    student: Student,
    password: string | undefined,
  ): Promise<{ readonly kind: 'done'; readonly password: string | undefined } | Invalid | RetryLater> {
    const { database, hashing, classrooms } = this.#options
    const problem = password === undefined ? undefined : passwordProblem(password, [student.userName, student.realName ?? null])
    if (problem !== undefined) return invalid('Password', problem)
    const made = password === undefined ? newWordPassword() : undefined
    const hash = await hashing.hash(password ?? made ?? '', student.id)
    if (hash === undefined) return { kind: 'busy' }
    await database.durably(async (transaction) => {
      await setPassword(transaction, student.id, hash)
      await deleteWaitingPassword(transaction, student.id)
      await classrooms.signOut(transaction, [student.id])
    })
    return { kind: 'done', password: made }
  }
}

/** Those of the students whose class is still the owner's, under the lock of the owner's seats: the class may have been handed over. */
async function studentsOf(transaction: Queries, ownerId: string, ids: readonly string[]): Promise<readonly Student[]> {
  return (await studentsAmong(transaction, ids)).filter(({ teacherId }) => teacherId === ownerId)
}

async function isUserNameOfAnother(queries: Queries, id: string, name: string): Promise<boolean> {
  const owner = await findByUserName(queries, folded(name))
  return owner !== undefined && owner.id !== id
}

function problemsOf(faults: Readonly<Record<string, string | LocalizedText | undefined>>): Record<string, Faults[string]> {
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, [fault]]])))
}
