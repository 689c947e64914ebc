import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { CardKeyKind } from './card-keys.ts'
import './tables.ts'

/** A student, with their card if there is one. */
export interface CardHolder {
  readonly id: string
  readonly classroomId: string
  readonly teacherId: string
  /** The teacher's name for the student. */
  readonly realName: string | null
  readonly nickname: string
  readonly userName: string
  readonly classroomName: string
  readonly card: { readonly seed: string; readonly tokenHash: string; readonly revokedAtMs: number | null } | undefined
}

export interface NewCard {
  readonly accountId: string
  readonly seed: string
  readonly hashes: Readonly<Record<CardKeyKind, string>>
  readonly issuedAtMs: number
}

/** The students of a class, without removed ones. */
export async function holdersOfClass(queries: Queries, classroomId: string): Promise<readonly CardHolder[]> {
  const rows = await holders(queries).where('students.classroom_id', '=', classroomId).execute()
  return rows.map(holderOf)
}

/** Those of the ids that are students and not removed. */
export async function holdersNamed(queries: Queries, ids: readonly string[]): Promise<readonly CardHolder[]> {
  if (ids.length === 0) return []
  const rows = await holders(queries).where('students.account_id', 'in', ids).execute()
  return rows.map(holderOf)
}

/** The seeds of all cards of a teacher's students, including those of revoked cards and removed students. */
export async function seedsOfTeacher(queries: Queries, teacherId: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('student_cards')
    .innerJoin('students', 'students.account_id', 'student_cards.account_id')
    .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
    .select('student_cards.seed')
    .where('classrooms.teacher_id', '=', teacherId)
    .execute()
  return rows.map(({ seed }) => seed)
}

/** Replaces a student's card.
 *  @param replaced the seed of the present card; undefined = there is none. A card that has changed meanwhile stays. */
export async function putCard(queries: Queries, card: NewCard, replaced: string | undefined): Promise<void> {
  const row = {
    seed: card.seed,
    token_hash: card.hashes.token,
    code_hash: card.hashes.code,
    pictures_hash: card.hashes.pictures,
    issued_at_ms: card.issuedAtMs,
    revoked_at_ms: null,
  }
  await queries
    .insertInto('student_cards')
    .values({ account_id: card.accountId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(row)
        .where('student_cards.seed', '=', replaced ?? ''),
    )
    .execute()
}

/** @returns the students whose card was valid until now */
export async function revokeCards(queries: Queries, ids: readonly string[], nowMs: number): Promise<readonly string[]> {
  const rows = await queries
    .updateTable('student_cards')
    .set({ revoked_at_ms: nowMs })
    .where('account_id', 'in', ids)
    .where('revoked_at_ms', 'is', null)
    .returning('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

/** @returns the students whose card is valid again */
export async function restoreCards(queries: Queries, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await queries
    .updateTable('student_cards')
    .set({ revoked_at_ms: null })
    .where('account_id', 'in', ids)
    .where('revoked_at_ms', 'is not', null)
    .returning('account_id')
    .execute()
  return rows.map((row) => row.account_id)
}

/** Deletes up to `limit` cards revoked before a time.
 *  @returns how many */
export async function deleteRevokedBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('student_cards').select('account_id').where('revoked_at_ms', '<', beforeMs).limit(limit)
  return (await queries.deleteFrom('student_cards').where('account_id', 'in', old).returning('account_id').execute()).length
}

export interface CardOwner {
  readonly accountId: string
  readonly nickname: string
  readonly seed: string
}

/** @param classroomId restricts the search to a class, for keys that are not unique
 *  @returns the student whose valid card has this key */
export async function findOwner(queries: Queries, kind: CardKeyKind, hash: string, classroomId?: string): Promise<CardOwner | undefined> {
  let query = queries
    .selectFrom('student_cards')
    .innerJoin('students', 'students.account_id', 'student_cards.account_id')
    .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
    .innerJoin('accounts', 'accounts.id', 'student_cards.account_id')
    .select(['student_cards.account_id', 'student_cards.seed', 'accounts.nickname'])
    .where(`student_cards.${kind}_hash`, '=', hash)
    .where('student_cards.revoked_at_ms', 'is', null)
    .where('students.removed_at_ms', 'is', null)
    .where('classrooms.removed_at_ms', 'is', null)
  if (classroomId !== undefined) query = query.where('students.classroom_id', '=', classroomId)
  const row = await query.executeTakeFirst()
  return row && { accountId: row.account_id, nickname: row.nickname ?? '', seed: row.seed }
}

/** Locks a card until the transaction ends, so that no session begins while the card is revoked.
 *  @returns whether it is still valid */
export async function lockCard(queries: Queries, accountId: string, kind: CardKeyKind, hash: string): Promise<boolean> {
  const row = await queries
    .selectFrom('student_cards')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where(`${kind}_hash`, '=', hash)
    .where('revoked_at_ms', 'is', null)
    .$call(locking(queries))
    .executeTakeFirst()
  return row !== undefined
}

export async function findClassCode(queries: Queries, classroomId: string): Promise<string | undefined> {
  const row = await queries.selectFrom('class_codes').select('code').where('classroom_id', '=', classroomId).executeTakeFirst()
  return row?.code
}

export interface ClassOfCode {
  readonly classroomId: string
  /** Wrong pictures before this time count no more. */
  readonly triesFromMs: number
}

/** @returns the class with this code, unless it is removed */
export async function findClassByCode(queries: Queries, code: string): Promise<ClassOfCode | undefined> {
  const row = await queries
    .selectFrom('class_codes')
    .innerJoin('classrooms', 'classrooms.id', 'class_codes.classroom_id')
    .select(['class_codes.classroom_id', 'class_codes.tries_from_ms'])
    .where('class_codes.code', '=', code)
    .where('classrooms.removed_at_ms', 'is', null)
    .executeTakeFirst()
  return row && { classroomId: row.classroom_id, triesFromMs: row.tries_from_ms }
}

export async function findTriesFrom(queries: Queries, classroomId: string): Promise<number | undefined> {
  const row = await queries.selectFrom('class_codes').select('tries_from_ms').where('classroom_id', '=', classroomId).executeTakeFirst()
  return row?.tries_from_ms
}

/** From now on wrong pictures at these classes are counted anew. */
export async function countTriesAnew(queries: Queries, classroomIds: readonly string[], nowMs: number): Promise<void> {
  await queries.updateTable('class_codes').set({ tries_from_ms: nowMs }).where('classroom_id', 'in', classroomIds).execute()
}

/** Gives a class a code, unless the class has one or the code is in use. */
export async function addClassCode(queries: Queries, classroomId: string, code: string, nowMs: number): Promise<void> {
  await queries
    .insertInto('class_codes')
    .values({ classroom_id: classroomId, code, tries_from_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropClassCode(queries: Queries, classroomId: string): Promise<void> {
  await queries.deleteFrom('class_codes').where('classroom_id', '=', classroomId).execute()
}

function holders(queries: Queries) {
  return queries
    .selectFrom('students')
    .innerJoin('classrooms', 'classrooms.id', 'students.classroom_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('student_cards', 'student_cards.account_id', 'students.account_id')
    .select(['accounts.id', 'accounts.nickname', 'accounts.user_name', 'students.classroom_id', 'students.real_name'])
    .select(['classrooms.teacher_id', 'classrooms.name as classroom_name'])
    .select(['student_cards.seed', 'student_cards.token_hash', 'student_cards.revoked_at_ms'])
    .where('students.removed_at_ms', 'is', null)
    .where('classrooms.removed_at_ms', 'is', null)
}

type HolderRow = Awaited<ReturnType<ReturnType<typeof holders>['execute']>>[number]

function holderOf(row: HolderRow): CardHolder {
  return {
    id: row.id,
    classroomId: row.classroom_id,
    teacherId: row.teacher_id,
    realName: row.real_name,
    nickname: row.nickname ?? '',
    userName: row.user_name,
    classroomName: row.classroom_name,
    card:
      row.seed === null || row.token_hash === null
        ? undefined
        : { seed: row.seed, tokenHash: row.token_hash, revokedAtMs: row.revoked_at_ms },
  }
}
