import { m } from '@emojigma/messages'
import { SEAT_LIMIT, type RowField } from '@emojigma/contract/rules/classrooms.ts'
import { createHmac, randomUUID, type KeyObject } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '../../../platform/languages.ts'
import { localizedText, localized } from '../../../platform/localized-text.ts'
import { wordPasswordOf } from '../../accounts/service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { folded } from '../../../platform/case-folding.ts'
import { isThere, lockSeats, seatsUsed, takeSeats } from '../queries.ts'
import { addStudent, nicknameFor, type Chance, type GeneratedNickname } from '../students/new-accounts.ts'
import { takenUserNames } from '../students/queries.ts'
import type { SchoolLogins } from '../students/school-logins.ts'
import { USER_NAME_TAKEN } from '../students/students.ts'
import { countWaiting, findUpload, findUploadByKey, finishUpload, insertUpload, uploadedStudents, type StudentUpload } from './queries.ts'
import { checkedRow, withDuplicates, type CheckedRow, type Reason, type UploadRow } from './row-checks.ts'
import type { WaitingPasswords } from './waiting-passwords.ts'

export type { UploadRow } from './row-checks.ts'

/** For this long after an upload, a repeated request gets the generated passwords again. */
const REPEAT_MS = 60 * 60_000
/** Names checked per turn: some ten milliseconds' worth. */
const NAMES_AT_ONCE = 20
const NO_SEAT: Reason = { field: 'Seats', message: localizedText(m['class_refusal.all_seats_taken'], { limit: SEAT_LIMIT }) }

export interface RowResult {
  readonly row: number
  readonly outcome: 'added' | 'refused' | 'skipped'
  readonly studentId?: string
  readonly userName?: string
  readonly nickname?: string
  readonly password?: string
  /** The sent password broke the rule. */
  readonly isReplaced?: true
  readonly reasons?: readonly { readonly field: RowField; readonly message: string }[]
}

/** The stored part of a result: no password, and no name, which would outlive its student. */
type StoredResult = Pick<RowResult, 'row' | 'outcome' | 'studentId' | 'isReplaced' | 'reasons'> & {
  /** The site made the password. */
  readonly isMade?: true
}

type UnsaidResult = Omit<RowResult, 'reasons'> & Pick<StoredResult, 'isMade'> & { readonly reasons?: readonly Reason[] }

export interface Upload {
  readonly kind: 'uploaded'
  readonly results: readonly RowResult[]
  readonly seatsUsed: number
  /** Absent if the request has no password. */
  readonly jobId: string | undefined
}

export interface UploadRequest {
  /** Whose plan has the seats. */
  readonly ownerId: string
  /** The teacher who uploads. */
  readonly teacherId: string
  readonly classroomId: string
  readonly uploadKey: string
  readonly rows: readonly UploadRow[]
  /** The language of the problems. */
  readonly language: Language
}

interface PreparedUpload extends UploadRequest {
  /** One per row. */
  readonly nicknames: readonly GeneratedNickname[]
}

export interface UploadsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly waiting: WaitingPasswords
  readonly schoolLogins: SchoolLogins
  readonly random: Chance
  /** The site's. */
  readonly secret: string
}

/** Adds many students at once. A repeated upload creates nothing twice and gets the first reply, with the students' present names.
 *  Generated passwords follow from the site's secret and the upload, so they need not be stored to be sent again, for an hour and as
 *  long as they are valid. */
export class Uploads {
  readonly #options: UploadsOptions
  readonly #passwordKey: KeyObject
  readonly #fingerprintKey: KeyObject

  constructor(options: UploadsOptions) {
    this.#options = options
    this.#passwordKey = derivedKey(options.secret, 'passwords made for students')
    this.#fingerprintKey = derivedKey(options.secret, 'fingerprints of uploads of students')
  }

  /** Checks an upload without storing anything. */
  async preview({ ownerId, rows, language }: Pick<UploadRequest, 'ownerId' | 'rows' | 'language'>): Promise<Upload> {
    const { queries } = this.#options.database
    const used = await seatsUsed(queries, ownerId)
    let room = SEAT_LIMIT - used
    const results = (await this.#checked(queries, rows)).map((checked): UnsaidResult => {
      const { row, userName, isReplaced, reasons } = checked
      if (reasons.length > 0) return { row, outcome: 'refused', reasons }
      if (room === 0) return { row, outcome: 'skipped', reasons: [NO_SEAT] }
      room -= 1
      return { row, outcome: 'added', ...(userName === undefined ? {} : { userName }), ...(isReplaced ? { isReplaced } : {}) }
    })
    return { kind: 'uploaded', results: results.map((result) => localized<RowResult>(language, result)), seatsUsed: used, jobId: undefined }
  }

  /** @returns `other upload`: the key belongs to other rows; `gone`: the class was removed meanwhile */
  async upload(request: UploadRequest): Promise<Upload | { readonly kind: 'other upload' } | { readonly kind: 'gone' }> {
    const { database, waiting, clock, random } = this.#options
    const fingerprint = this.#fingerprintOf(request)
    // Checking for rude words takes longer than storing, so it happens before any lock, and other requests run in between.
    const nicknames: GeneratedNickname[] = []
    for (const { nickname } of request.rows) {
      if (nicknames.length % NAMES_AT_ONCE === NAMES_AT_ONCE - 1) await nextTurn()
      nicknames.push(nicknameFor(nickname?.trim(), random))
    }
    const stored = await database.durably((transaction) => this.#store(transaction, { ...request, nicknames }, fingerprint))
    if (!stored) return { kind: 'gone' }
    waiting.begin()
    if (stored.fingerprint !== fingerprint) return { kind: 'other upload' }
    const isFresh = clock.nowMs() - stored.createdAtMs < REPEAT_MS
    return {
      kind: 'uploaded',
      results: await this.#withNames(stored, isFresh),
      seatsUsed: await seatsUsed(database.queries, request.ownerId),
      jobId: stored.passwordCount > 0 ? stored.id : undefined,
    }
  }

  /** How many of the upload's passwords are hashed. */
  async progress(teacherId: string, uploadId: string): Promise<{ readonly done: number; readonly total: number } | undefined> {
    const { queries } = this.#options.database
    const upload = await findUpload(queries, teacherId, uploadId)
    if (!upload) return undefined
    return { done: upload.passwordCount - (await countWaiting(queries, uploadId)), total: upload.passwordCount }
  }

  /** Resolves when no password is waiting to be hashed. */
  idle(): Promise<void> {
    return this.#options.waiting.idle()
  }

  async #checked(queries: Queries, rows: readonly UploadRow[]): Promise<readonly CheckedRow[]> {
    const checked = rows.map(checkedRow)
    const keys = checked.flatMap(({ userName }) => (userName === undefined ? [] : [folded(userName)]))
    return withDuplicates(checked, await takenUserNames(queries, keys))
  }

  /** @returns the upload with this key, perhaps an earlier one; undefined if the class is gone */
  async #store(transaction: Queries, request: PreparedUpload, fingerprint: string): Promise<StudentUpload | undefined> {
    const { clock } = this.#options
    const { ownerId, teacherId, uploadKey, classroomId } = request
    let room = SEAT_LIMIT - (await lockSeats(transaction, ownerId))
    if (!(await isThere(transaction, classroomId, ownerId))) return undefined
    const upload = { id: randomUUID(), teacherId, uploadKey, fingerprint, results: '[]', passwordCount: 0, createdAtMs: clock.nowMs() }
    if (!(await insertUpload(transaction, upload))) {
      const earlier = await findUploadByKey(transaction, teacherId, uploadKey)
      if (!earlier) throw new Error('an upload vanished while it was repeated')
      return earlier
    }
    const results: StoredResult[] = []
    let passwordCount = 0
    for (const [index, checked] of (await this.#checked(transaction, request.rows)).entries()) {
      const nickname = request.nicknames[index] ?? nicknameFor(undefined, this.#options.random)
      const isFull = room === 0 && checked.reasons.length === 0
      const result = isFull ? skipped(checked) : await this.#add(transaction, { ...checked, classroomId, made: nickname }, upload)
      results.push(localized<StoredResult>(request.language, result))
      if (result.outcome !== 'added') continue
      room -= 1
      passwordCount += 1
    }
    const added = results.filter(({ outcome }) => outcome === 'added').length
    if ((await takeSeats(transaction, ownerId, added, SEAT_LIMIT)) === undefined) throw new Error('more students than seats')
    const stored = { ...upload, results: JSON.stringify(results), passwordCount }
    await finishUpload(transaction, stored.id, stored.results, passwordCount)
    return stored
  }

  async #add(
    transaction: Queries,
    {
      row,
      userName,
      realName,
      password,
      schoolLogin,
      isReplaced,
      reasons,
      classroomId,
      made,
    }: CheckedRow & { classroomId: string; made: GeneratedNickname },
    upload: StudentUpload,
  ): Promise<UnsaidResult> {
    if (reasons.length > 0) return { row, outcome: 'refused', reasons }
    const { random, waiting, schoolLogins } = this.#options
    const nowMs = upload.createdAtMs
    const student = { classroomId, userName, realName, schoolLogin: schoolLogins.stored(schoolLogin), nickname: made, passwordHash: null }
    const added = await addStudent(transaction, student, nowMs, random)
    // Occupied since it was looked up.
    if (!added) return { row, outcome: 'refused', reasons: [{ field: 'UserName', message: USER_NAME_TAKEN }] }
    const { id: accountId } = added
    await waiting.store(transaction, { accountId, uploadId: upload.id, password: password ?? this.#madeFor(upload.id, row), nowMs })
    return {
      row,
      outcome: 'added',
      studentId: accountId,
      ...(password === undefined ? { isMade: true } : {}),
      ...(isReplaced ? { isReplaced } : {}),
    }
  }

  /** The stored results with the students' names, and the generated passwords that are still valid. */
  async #withNames({ id, results }: StudentUpload, isFresh: boolean): Promise<readonly RowResult[]> {
    const stored = JSON.parse(results) as readonly StoredResult[]
    const ids = stored.flatMap(({ studentId }) => studentId ?? [])
    const students = await uploadedStudents(this.#options.database.queries, ids)
    return stored.map(({ isMade = false, ...result }) => {
      const student = students.get(result.studentId ?? '')
      if (!student) return result
      const { userName, nickname, passwordHash, isRemoved } = student
      const isStill = isMade && this.#options.waiting.isOf(id, result.studentId ?? '', passwordHash)
      return { ...result, userName, nickname, ...(isFresh && !isRemoved && isStill ? { password: this.#madeFor(id, result.row) } : {}) }
    })
  }

  #madeFor(uploadId: string, row: number): string {
    return wordPasswordOf(createHmac('sha256', this.#passwordKey).update(`${uploadId}\n${row}`).digest())
  }

  /** A digest of the request; of each password only whether there is one. */
  #fingerprintOf({ classroomId, rows }: UploadRequest): string {
    const sent = rows.map(({ password, ...row }) => [row.row, row.userName, row.realName, row.nickname, Boolean(password), row.schoolLogin])
    return createHmac('sha256', this.#fingerprintKey)
      .update(JSON.stringify([classroomId, sent]))
      .digest('base64url')
  }
}

function skipped({ row }: CheckedRow): UnsaidResult {
  return { row, outcome: 'skipped', reasons: [NO_SEAT] }
}
