import { folded } from '../../../platform/case-folding.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { OffersTable } from './tables.ts'

export interface Offer {
  readonly code: string
  readonly name: string
  /** May be empty. */
  readonly description: string
  /** What is saved of a price. */
  readonly percent: number
  readonly startsAtMs: number
  /** It is over from here on. */
  readonly endsAtMs: number
}

/** Until when an offer is to run, seen from now. */
export interface OfferEnd {
  readonly nowMs: number
  readonly endsAtMs: number
}

/** @throws a violation of the unique key if there is, or was, an offer with this code */
export async function insertOffer(queries: Queries, { code, name, description, percent, startsAtMs, endsAtMs }: Offer): Promise<void> {
  await queries
    .insertInto('offers')
    .values({ code_key: folded(code), code, title: name, description, percent, starts_at_ms: startsAtMs, ends_at_ms: endsAtMs })
    .execute()
}

/** @returns whether there was one that was not over yet */
export async function endOffer(queries: Queries, code: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('offers')
    .set({ ends_at_ms: nowMs })
    .where('code_key', '=', folded(code))
    .where('ends_at_ms', '>', nowMs)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lets an offer that is over run again, until a time.
 *  @returns whether there was one */
export async function extendOffer(queries: Queries, code: string, { nowMs, endsAtMs }: OfferEnd): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('offers')
    .set({ ends_at_ms: endsAtMs })
    .where('code_key', '=', folded(code))
    .where('ends_at_ms', '<=', nowMs)
    .where('starts_at_ms', '<', endsAtMs)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param code in any case */
export async function findOffer(queries: Queries, code: string): Promise<Offer | undefined> {
  return offersOf(await queries.selectFrom('offers').selectAll().where('code_key', '=', folded(code)).execute())[0]
}

/** Every offer there ever was, those that end first in front. */
export async function allOffers(queries: Queries): Promise<readonly Offer[]> {
  return inOrder(queries).execute().then(offersOf)
}

/** Those that run or are still to come, those that end first in front. */
export async function offersUntilLater(queries: Queries, nowMs: number): Promise<readonly Offer[]> {
  return inOrder(queries).where('ends_at_ms', '>', nowMs).execute().then(offersOf)
}

function inOrder(queries: Queries) {
  return queries.selectFrom('offers').selectAll().orderBy('ends_at_ms').orderBy('code_key')
}

function offersOf(rows: readonly OffersTable[]): readonly Offer[] {
  return rows.map(({ code, title: name, description, percent, starts_at_ms: startsAtMs, ends_at_ms: endsAtMs }) => ({
    code,
    name,
    description,
    percent,
    startsAtMs,
    endsAtMs,
  }))
}
