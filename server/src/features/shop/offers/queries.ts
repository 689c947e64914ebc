import { folded } from '../../../platform/folding.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { OffersTable } from './tables.ts'

export interface Offer {
  readonly code: string
  readonly name: string
  /** May be empty. */
  readonly description: string
  /** Discount in per cent. */
  readonly percent: number
  readonly startsAtMs: number
  /** Exclusive. */
  readonly endsAtMs: number
}

/** A new end for an offer, and the present time. */
export interface OfferEnd {
  readonly nowMs: number
  readonly endsAtMs: number
}

/** @throws a violation of the unique key if an offer ever had this code */
export async function insertOffer(queries: Queries, { code, name, description, percent, startsAtMs, endsAtMs }: Offer): Promise<void> {
  await queries
    .insertInto('offers')
    .values({ code_key: folded(code), code, title: name, description, percent, starts_at_ms: startsAtMs, ends_at_ms: endsAtMs })
    .execute()
}

/** @returns false if there is no such offer, or it is over */
export async function endOffer(queries: Queries, code: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('offers')
    .set({ ends_at_ms: nowMs })
    .where('code_key', '=', folded(code))
    .where('ends_at_ms', '>', nowMs)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Reopens an offer that is over, until a time.
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

/** All offers, including past ones, by their ends. */
export async function allOffers(queries: Queries): Promise<readonly Offer[]> {
  return inOrder(queries).execute().then(offersOf)
}

/** Present and future offers, by their ends. */
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
