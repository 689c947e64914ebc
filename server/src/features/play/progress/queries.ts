import type { ProgressTopic } from '@emojigma/contract/rules/progress.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import './tables.ts'

export interface ProgressChange {
  readonly item: string
  /** 0 = removed. */
  readonly value: number
  readonly changedAtMs: number
}

/** Upserts each change unless a newer one exists (last write wins). */
export async function mergeProgress(
  queries: Queries,
  accountId: string,
  topic: ProgressTopic,
  changes: readonly ProgressChange[],
): Promise<void> {
  if (changes.length === 0) return
  await queries
    .insertInto('progress')
    .values(changes.map(({ item, value, changedAtMs }) => ({ account_id: accountId, topic, item, value, changed_at_ms: changedAtMs })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'topic', 'item'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value'), changed_at_ms: eb.ref('excluded.changed_at_ms') }))
        .whereRef('excluded.changed_at_ms', '>', 'progress.changed_at_ms'),
    )
    .execute()
}

/** The items of one topic, or of all topics, the latest change first. */
export async function findProgress(
  queries: Queries,
  accountId: string,
  topic?: ProgressTopic,
): Promise<readonly (ProgressChange & { readonly topic: string })[]> {
  const rows = await queries
    .selectFrom('progress')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? ''))
    .orderBy('changed_at_ms', 'desc')
    .orderBy('item')
    .execute()
  return rows.map((row) => ({ topic: row.topic, item: row.item, value: row.value, changedAtMs: row.changed_at_ms }))
}

export async function deleteProgress(queries: Queries, accountId: string, topic: ProgressTopic, items: readonly string[]): Promise<void> {
  if (items.length === 0) return
  await queries.deleteFrom('progress').where('account_id', '=', accountId).where('topic', '=', topic).where('item', 'in', items).execute()
}
