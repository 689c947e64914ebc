import { m } from '@emojigma/messages'
import { dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import { isInvalid, type Invalid } from '../../platform/expected-failures.ts'
import { failure } from '../../platform/http/failures.ts'
import { refusalOf } from '../../platform/http/refusals.ts'
import { Refusal } from '../../platform/http/serve.ts'
import { localizedText } from '../../platform/localized-text.ts'

/** Worksheets that an account may make on one UTC day. */
export const SHEETS_A_DAY = 60

export interface NewWorksheet {
  readonly id: string
  /** Address of its file, good for an hour or more. */
  readonly url: string
  /** The number of its sheets. */
  readonly variants: number
}

/** The reply to an order of worksheets.
 *  @param made undefined if the account has reached its limit of the day */
export function madeSheet(made: NewWorksheet | Invalid | undefined, nowMs: number) {
  if (!made) {
    const text = localizedText(m['worksheet_refusal.too_many'], { sheets: SHEETS_A_DAY })
    return new Refusal(429, failure(429, text), { 'retry-after': Math.ceil((dayStartMs(dayAt(nowMs) + 1) - nowMs) / 1000) })
  }
  return isInvalid(made) ? refusalOf(made) : { WorksheetId: made.id, Url: made.url, Variants: made.variants }
}
