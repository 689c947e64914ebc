import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { LettersTable } from './tables.ts'

export interface Letter {
  readonly id: string
  readonly kind: string
  readonly email: string
  readonly target: string | undefined
  readonly content: string | undefined
  readonly language: string | undefined
  readonly orderedAtMs: number
  readonly dueAtMs: number
  /** Deliveries begun so far. */
  readonly tries: number
}

export async function insertLetter(queries: Queries, letter: Letter): Promise<void> {
  await queries
    .insertInto('letters')
    .values({
      id: letter.id,
      kind: letter.kind,
      email: letter.email,
      target: letter.target ?? null,
      content: letter.content ?? null,
      language: letter.language ?? null,
      ordered_at_ms: letter.orderedAtMs,
      due_at_ms: letter.dueAtMs,
      tries: letter.tries,
    })
    .execute()
}

/** @returns letters that are due, the longest due first */
export async function dueLetters(queries: Queries, nowMs: number, limit: number): Promise<readonly Letter[]> {
  const rows = await queries.selectFrom('letters').selectAll().where('due_at_ms', '<=', nowMs).orderBy('due_at_ms').limit(limit).execute()
  return rows.map(letterOf)
}

/** @returns when the next letter is due; undefined when the outbox is empty */
export async function nextDueAtMs(queries: Queries): Promise<number | undefined> {
  const row = await queries.selectFrom('letters').select('due_at_ms').orderBy('due_at_ms').limit(1).executeTakeFirst()
  return row?.due_at_ms
}

export async function countLetters(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(row.waiting)
}

/** Claims a due letter for one process until a time: of several that try at once, one succeeds.
 *  @returns the claimed letter; undefined if another process has it */
export async function claimLetter(queries: Queries, { id, dueAtMs }: Letter, untilMs: number): Promise<Letter | undefined> {
  const row = await queries
    .updateTable('letters')
    .set((eb) => ({ due_at_ms: untilMs, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('due_at_ms', '=', dueAtMs)
    .returningAll()
    .executeTakeFirst()
  return row && letterOf(row)
}

/** Postpones a claimed letter, unless another process has taken it over. */
export async function postponeLetter(queries: Queries, { id, dueAtMs }: Letter, untilMs: number): Promise<void> {
  await queries.updateTable('letters').set({ due_at_ms: untilMs }).where('id', '=', id).where('due_at_ms', '=', dueAtMs).execute()
}

export async function deleteLetter(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('letters').where('id', '=', id).execute()
}

export async function deleteLettersTo(queries: Queries, email: string): Promise<void> {
  await queries.deleteFrom('letters').where('email', '=', email).execute()
}

function letterOf(row: Selectable<LettersTable>): Letter {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    target: row.target ?? undefined,
    content: row.content ?? undefined,
    language: row.language ?? undefined,
    orderedAtMs: row.ordered_at_ms,
    dueAtMs: row.due_at_ms,
    tries: row.tries,
  }
}
