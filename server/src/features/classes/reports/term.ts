import type { PrintedReport } from '@emojigma/artwork/pdf/term-report-pdf.ts'
import { ENOUGH_FIRST_TRIES } from '@emojigma/contract/rules/assignments.ts'
import { activityOf } from '@emojigma/contract/rules/together.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { weekOf, type Day, type Week } from '@emojigma/engine/day.ts'
import { byKind, leastSure, sumOf, type KindNumbers, type SpanOfWeeks } from '../../accounts/my-days/service.ts'

/** The weeks of the term that a day is in: its own and the eleven before it.
 *  @returns `until` is the week after */
export function weeksOfTerm(today: Day): { readonly from: Week; readonly until: Week } {
  const until = weekOf(today) + 1
  return { from: until - NUMBER_WEEKS, until }
}

/** A student's term: the numbers of their weeks, what goes well and what comes next. Everything is about this student alone.
 *  Source: docs/product.md, Term reports */
export function termOf({ days, numbers }: SpanOfWeeks, today: Day): Omit<PrintedReport, 'name' | 'nickname' | 'classroom'> {
  const kinds = byKind(numbers)
  const next = leastSure(kinds)
  return {
    days,
    solved: sumOf(numbers, 'solved'),
    firstTry: sumOf(numbers, 'firstTry'),
    kinds,
    goesWell: kinds.filter(isSure).map(({ typeId }) => typeId),
    next: next && { typeId: next.typeId, isHarder: isSure(next) },
    activity: next && activityOf(next.typeId, today),
  }
}

function isSure({ solved, firstTry }: KindNumbers): boolean {
  return firstTry / solved >= ENOUGH_FIRST_TRIES
}
