import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Offer } from './queries.ts'

/** Default end of an offer.
 *  Source: docs/product.md, Offers */
const LAST_END = '2030-01-01'

const NAME_LENGTH = 30
const DESCRIPTION_LENGTH = 60
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{2,19}$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/

/** An offer as typed by the operator. Dates are whole UTC days, the last one included, or UTC times such as 2026-12-24T18:00Z. */
export interface OfferDraft {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly percent?: string | undefined
  readonly code?: string | undefined
  /** Absent = now. */
  readonly from?: string | undefined
  /** Absent = until 2030 begins. */
  readonly until?: string | undefined
}

/** Checks a draft.
 *  @returns the offer, or all problems, each as a sentence that names its field */
export function offerOf(draft: OfferDraft, nowMs: number): Offer | readonly string[] {
  const { name = '', description = '', percent = '', code = '', from, until } = draft
  const startsAtMs = from === undefined ? nowMs : startOf(from)
  const endsAtMs = until === undefined ? Date.parse(LAST_END) : endOf(until)
  const complaints = [
    ...textFaults('name', name, NAME_LENGTH),
    ...(name.trim() === '' ? ['name is needed: what the offer is called, such as "Winter Warm-up".'] : []),
    ...textFaults('description', description, DESCRIPTION_LENGTH),
    ...(/^\d{1,3}$/.test(percent) && Number(percent) >= 1 && Number(percent) <= 100
      ? []
      : ['percent must be a whole number from 1 to 100.']),
    ...(CODE.test(code) ? [] : ['code must have 3 to 20 letters, digits, - or _, such as WINTER20.']),
    ...(startsAtMs === undefined ? ['from must be a day such as 2026-12-01, or a UTC time such as 2026-12-01T09:00Z.'] : []),
    ...(endsAtMs === undefined ? ['until must be a day such as 2026-12-24, or a UTC time such as 2026-12-24T18:00Z.'] : []),
    ...(endsAtMs !== undefined && endsAtMs <= nowMs ? ['until must be later than now.'] : []),
    ...(startsAtMs !== undefined && endsAtMs !== undefined && endsAtMs > nowMs && endsAtMs <= startsAtMs
      ? ['until must be later than from.']
      : []),
  ]
  if (complaints.length > 0 || startsAtMs === undefined || endsAtMs === undefined) return complaints
  return { code, name: name.trim(), description: description.trim(), percent: Number(percent), startsAtMs, endsAtMs }
}

function textFaults(what: string, text: string, most: number): readonly string[] {
  return [
    ...(text.trim().length > most ? [`${what} must have at most ${most} characters.`] : []),
    ...(/\p{Cc}/u.test(text) ? [`${what} must be one line.`] : []),
  ]
}

function startOf(text: string): number | undefined {
  return DATE.test(text) || TIME.test(text) ? realTime(text) : undefined
}

/** The end of a day, or the time itself. */
function endOf(text: string): number | undefined {
  const startMs = startOf(text)
  return startMs !== undefined && DATE.test(text) ? startMs + DAY_MS : startMs
}

/** @returns undefined for a day that no calendar has, such as 2026-02-30 */
function realTime(text: string): number | undefined {
  const timeMs = Date.parse(text)
  return Number.isFinite(timeMs) && new Date(timeMs).toISOString().startsWith(text.slice(0, 10)) ? timeMs : undefined
}
