import type { MadeState } from '@emojigma/contract/rules/made-puzzles.ts'
import type { MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { sql, type ExpressionBuilder, type Selectable, type Transaction } from 'kysely'
import { coTaughtIds } from '../classes/service.ts'
import { lockingReferences } from '../../platform/database/row-locks.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import type { MadePuzzlesTable } from './tables.ts'

/** A made puzzle as stored. */
export interface StoredMadePuzzle {
  readonly id: number
  readonly teacherId: string
  readonly authorId: string
  /** Of a student's puzzle. */
  readonly classroomId: string | undefined
  readonly title: string
  readonly question: MadeQuestion
  readonly answer: string
  readonly levelId: LevelId
  readonly state: MadeState
  readonly madeAtMs: number
  readonly removedAtMs: number | undefined
}

/** A judged guess at a made puzzle. */
export interface JudgedMadeGuess {
  readonly accountId: string
  readonly puzzleId: number
  readonly isRight: boolean
  readonly hintRung: number
  /** When it was made, according to its sender. */
  readonly madeAtMs: number | undefined
  readonly nowMs: number
}

/** A player's attempt at a made puzzle. */
export interface MadePuzzleRecord {
  readonly accountId: string
  readonly puzzleId: number
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
  readonly revealedAtMs: undefined
  readonly hintRung: number
  /** When the latest guess was made; undefined = unknown. */
  readonly lastMadeAtMs: number | undefined
}

export async function findMade(queries: Queries, ids: readonly number[]): Promise<readonly StoredMadePuzzle[]> {
  if (ids.length === 0) return []
  return (await queries.selectFrom('made_puzzles').selectAll().where('id', 'in', ids).execute()).map(stored)
}

/** The puzzle that an account created under a key, even if deleted. */
export async function findMadeByKey(queries: Queries, authorId: string, key: string): Promise<StoredMadePuzzle | undefined> {
  const row = await queries
    .selectFrom('made_puzzles')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('puzzle_key', '=', key)
    .executeTakeFirst()
  return row && stored(row)
}

/** Frees the key of a deleted puzzle for a new one. */
export async function freeKeyOfRemovedMade(transaction: Transaction<Tables>, authorId: string, key: string): Promise<void> {
  await transaction
    .updateTable('made_puzzles')
    .set({ puzzle_key: null })
    .where('author_id', '=', authorId)
    .where('puzzle_key', '=', key)
    .where('removed_at_ms', 'is not', null)
    .execute()
}

/** Like `findMade`, in the order of ids, and locked until the transaction ends. */
export async function lockMade(transaction: Transaction<Tables>, ids: readonly number[]): Promise<readonly StoredMadePuzzle[]> {
  if (ids.length === 0) return []
  const rows = await transaction
    .selectFrom('made_puzzles')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(lockingReferences(transaction))
    .execute()
  return rows.map(stored)
}

/** The puzzles of a teacher and of the students in all classes that they teach, without deleted ones and those of removed classes, the
 *  latest first. */
export async function madeUnder(queries: Queries, teacherId: string): Promise<readonly StoredMadePuzzle[]> {
  const own = await selectMadeUnder(queries, teacherId).execute()
  const ofOthers = await queries
    .selectFrom('made_puzzles')
    .selectAll()
    .where('classroom_id', 'in', coTaughtIds(queries, teacherId))
    .where('removed_at_ms', 'is', null)
    .where((eb) => eb.not(eb.exists(removedClassOf(eb))))
    .execute()
  const all =
    ofOthers.length === 0 ? own : [...own, ...ofOthers].toSorted((one, other) => other.made_at_ms - one.made_at_ms || one.id - other.id)
  return all.map(stored)
}

export function selectMadeUnder(queries: Queries, teacherId: string) {
  return queries
    .selectFrom('made_puzzles')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .where('removed_at_ms', 'is', null)
    .where((eb) => eb.not(eb.exists(removedClassOf(eb))))
    .orderBy('made_at_ms', 'desc')
    .orderBy('id')
}

/** A student's own puzzles, and those approved for the class. */
export async function madeFor(queries: Queries, accountId: string, classroomId: string): Promise<readonly StoredMadePuzzle[]> {
  const rows = await queries
    .selectFrom('made_puzzles')
    .selectAll()
    .where('removed_at_ms', 'is', null)
    .where((eb) => eb.or([eb('author_id', '=', accountId), eb.and([eb('classroom_id', '=', classroomId), eb('state', '=', 'approved')])]))
    .orderBy('made_at_ms', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(stored)
}

/** All puzzles of an account, including deleted ones. */
export async function madeBy(queries: Queries, accountId: string): Promise<readonly StoredMadePuzzle[]> {
  const rows = await queries.selectFrom('made_puzzles').selectAll().where('author_id', '=', accountId).orderBy('made_at_ms').execute()
  return rows.map(stored)
}

/** All puzzles of a classroom's students, including deleted ones. */
export async function madeIn(queries: Queries, classroomId: string): Promise<readonly StoredMadePuzzle[]> {
  const rows = await queries.selectFrom('made_puzzles').selectAll().where('classroom_id', '=', classroomId).orderBy('made_at_ms').execute()
  return rows.map(stored)
}

/** The number of an account's puzzles, and of its deleted ones. */
export async function countMadeBy(queries: Queries, accountId: string): Promise<{ readonly there: number; readonly deleted: number }> {
  const row = await queries
    .selectFrom('made_puzzles')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('removed_at_ms').as('deleted')])
    .where('author_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { there: row.all - row.deleted, deleted: row.deleted }
}

/** Moves the puzzles of students with them to another class, including deleted ones. */
export async function moveMade(transaction: Queries, authorIds: readonly string[], classroomId: string): Promise<void> {
  await transaction
    .updateTable('made_puzzles')
    .set({ classroom_id: classroomId })
    .where('author_id', 'in', authorIds)
    .where('classroom_id', 'is not', null)
    .execute()
}

/** Gives the puzzles of a class's students to its new owner, including deleted ones. */
export async function handMadeOver(transaction: Transaction<Tables>, classroomId: string, ownerId: string): Promise<void> {
  await transaction.updateTable('made_puzzles').set({ teacher_id: ownerId }).where('classroom_id', '=', classroomId).execute()
}

/** An account's puzzles deleted since a time, the latest deletion first. */
export async function removedMadeBy(
  queries: Queries,
  accountId: string,
  fromMs: number,
): Promise<readonly { readonly id: number; readonly title: string; readonly removed_at_ms: number | null }[]> {
  return queries
    .selectFrom('made_puzzles')
    .select(['id', 'title', 'removed_at_ms'])
    .where('author_id', '=', accountId)
    .where('removed_at_ms', '>=', fromMs)
    .orderBy('removed_at_ms', 'desc')
    .orderBy('id')
    .execute()
}

/** The number of an account's puzzles in each state, without deleted ones. */
export async function countStates(queries: Queries, accountId: string): Promise<ReadonlyMap<MadeState, number>> {
  const rows = await queries
    .selectFrom('made_puzzles')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('author_id', '=', accountId)
    .where('removed_at_ms', 'is', null)
    .groupBy('state')
    .execute()
  return new Map(rows.map((row) => [row.state, row.count]))
}

/** @returns whether id and key were free; waits for another process that is inserting them */
export async function insertMade(
  queries: Queries,
  made: Omit<StoredMadePuzzle, 'removedAtMs'> & { readonly key: string | undefined },
): Promise<boolean> {
  const { id, teacherId, authorId, classroomId, title, question, answer, levelId, state, madeAtMs, key } = made
  const row = await queries
    .insertInto('made_puzzles')
    .values({
      id,
      teacher_id: teacherId,
      author_id: authorId,
      classroom_id: classroomId ?? null,
      title,
      question: JSON.stringify(question),
      answer,
      level_id: levelId,
      state,
      made_at_ms: madeAtMs,
      removed_at_ms: null,
      puzzle_key: key ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function changeMade(
  queries: Queries,
  id: number,
  change: Partial<Pick<StoredMadePuzzle, 'title' | 'question' | 'answer' | 'levelId' | 'state'>> & { readonly removedAtMs?: number | null },
): Promise<void> {
  const { title, question, answer, levelId, state, removedAtMs } = change
  const set = {
    ...(title === undefined ? {} : { title }),
    ...(question === undefined ? {} : { question: JSON.stringify(question) }),
    ...(answer === undefined ? {} : { answer }),
    ...(levelId === undefined ? {} : { level_id: levelId }),
    ...(state === undefined ? {} : { state }),
    ...(removedAtMs === undefined ? {} : { removed_at_ms: removedAtMs }),
  }
  if (Object.keys(set).length > 0) await queries.updateTable('made_puzzles').set(set).where('id', '=', id).execute()
}

/** Deletes the attempts at a puzzle whose question has changed. */
export async function forgetAttempts(queries: Queries, id: number): Promise<void> {
  await queries.deleteFrom('made_attempts').where('made_puzzle_id', '=', id).execute()
}

/** Enters a guess. A solved puzzle stays as it is, and a wrong guess that is sent again counts once; a single statement decides between
 *  concurrent guesses. */
export async function enterMadeGuess(
  queries: Queries,
  { accountId, puzzleId, isRight, hintRung, madeAtMs, nowMs }: JudgedMadeGuess,
): Promise<void> {
  await queries
    .insertInto('made_attempts')
    .values({
      account_id: accountId,
      made_puzzle_id: puzzleId,
      first_guess_at_ms: nowMs,
      guess_count: 1,
      solved_at_ms: isRight ? nowMs : null,
      hint_rung: hintRung,
      last_made_at_ms: madeAtMs ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'made_puzzle_id'])
        .doUpdateSet((eb) => ({
          guess_count: eb('made_attempts.guess_count', '+', 1),
          solved_at_ms: isRight ? nowMs : null,
          hint_rung: eb.case().when('made_attempts.hint_rung', '<', hintRung).then(hintRung).else(eb.ref('made_attempts.hint_rung')).end(),
          last_made_at_ms: eb.fn.coalesce('excluded.last_made_at_ms', 'made_attempts.last_made_at_ms'),
        }))
        .where('made_attempts.solved_at_ms', 'is', null)
        .where(
          sql<boolean>`(excluded.solved_at_ms is not null or coalesce(made_attempts.last_made_at_ms < excluded.last_made_at_ms, true))`,
        ),
    )
    .execute()
}

/** The attempts of these accounts at these made puzzles. */
export async function madeRecords(
  queries: Queries,
  accountIds: readonly string[],
  puzzleIds: readonly number[],
): Promise<readonly MadePuzzleRecord[]> {
  if (accountIds.length === 0 || puzzleIds.length === 0) return []
  const rows = await queries
    .selectFrom('made_attempts')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .where('made_puzzle_id', 'in', puzzleIds)
    .execute()
  return rows.map(recordOf)
}

/** All attempts of an account at made puzzles. */
export async function madeRecordsOf(queries: Queries, accountId: string): Promise<readonly MadePuzzleRecord[]> {
  return (await queries.selectFrom('made_attempts').selectAll().where('account_id', '=', accountId).execute()).map(recordOf)
}

/** @returns those of these classrooms whose students may make puzzles */
export async function makingClassrooms(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries.selectFrom('maker_classrooms').select('classroom_id').where('classroom_id', 'in', ids).execute()
  return new Set(rows.map((row) => row.classroom_id))
}

export async function setMaking(queries: Queries, classroomId: string, isOn: boolean, nowMs: number): Promise<void> {
  if (!isOn) {
    await queries.deleteFrom('maker_classrooms').where('classroom_id', '=', classroomId).execute()
    return
  }
  await queries
    .insertInto('maker_classrooms')
    .values({ classroom_id: classroomId, since_ms: nowMs })
    .onConflict((conflict) => conflict.column('classroom_id').doNothing())
    .execute()
}

/** Removes up to `limit` puzzles for good that were deleted before a time.
 *  @returns how many */
export async function forgetRemovedMade(transaction: Transaction<Tables>, beforeMs: number, limit: number): Promise<number> {
  const old = transaction.selectFrom('made_puzzles').select('id').where('removed_at_ms', '<', beforeMs).limit(limit)
  return (await transaction.deleteFrom('made_puzzles').where('id', 'in', old).returning('id').execute()).length
}

/** The puzzle's class, if it was removed. */
function removedClassOf(eb: ExpressionBuilder<Tables, 'made_puzzles'>) {
  return eb
    .selectFrom('classrooms')
    .select('classrooms.id')
    .whereRef('classrooms.id', '=', 'made_puzzles.classroom_id')
    .where('classrooms.removed_at_ms', 'is not', null)
}

function recordOf(row: Selectable<Tables['made_attempts']>): MadePuzzleRecord {
  return {
    accountId: row.account_id,
    puzzleId: row.made_puzzle_id,
    guessCount: row.guess_count,
    solvedAtMs: row.solved_at_ms ?? undefined,
    revealedAtMs: undefined,
    hintRung: row.hint_rung,
    lastMadeAtMs: row.last_made_at_ms ?? undefined,
  }
}

function stored(row: Selectable<MadePuzzlesTable>): StoredMadePuzzle {
  return {
    id: row.id,
    teacherId: row.teacher_id,
    authorId: row.author_id,
    classroomId: row.classroom_id ?? undefined,
    title: row.title,
    question: JSON.parse(row.question) as MadeQuestion,
    answer: row.answer,
    levelId: row.level_id as LevelId,
    state: row.state,
    madeAtMs: row.made_at_ms,
    removedAtMs: row.removed_at_ms ?? undefined,
  }
}
