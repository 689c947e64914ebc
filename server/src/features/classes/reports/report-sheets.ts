import { mondayOf } from '@emojigma/contract/rules/streak.ts'
import { PAPERS, printed, type Paper } from '@emojigma/contract/rules/worksheets.ts'
import { dayAt, dayStartMs, type Day } from '@emojigma/engine/day.ts'
import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Language } from '../../../platform/languages.ts'
import type { MyDays } from '../../accounts/my-days/service.ts'
import { selectionIn, selectionName, type Cards, type StudentSelection } from '../cards/service.ts'
import type { SheetDrawings } from '../../paper/service.ts'
import { termOf, weeksOfTerm } from './term.ts'

export const REPORTS_ROOT = '/emojigma/reports'
const NAMES = /^\/emojigma\/reports\/(?<paper>\w+)\/(?<selection>[\w.-]+)\.pdf$/

export interface ReportSheetsOptions {
  readonly cards: Cards
  readonly drawings: SheetDrawings
  readonly myDays: MyDays
  readonly clock: Clock
}

/** Term reports as files. The address names the class or the students; what they played is read when the file is fetched.
 *  Source: docs/product.md, Term reports */
export class ReportSheets {
  readonly #options: ReportSheetsOptions

  constructor(options: ReportSheetsOptions) {
    this.#options = options
  }

  /** @returns the path of the file, before it is signed */
  path(selection: StudentSelection, paper: Paper): string {
    return `${REPORTS_ROOT}/${paper}/${selectionName(selection)}.pdf`
  }

  /** @returns undefined for a path that names no sheet, or no student */
  async file(path: string, network: string, language: Language): Promise<Buffer | undefined> {
    const { cards, drawings, myDays, clock } = this.#options
    const { paper: paperName, selection = '' } = NAMES.exec(path)?.groups ?? {}
    const paper = PAPERS.find((one) => one === paperName)
    const students = paper ? await cards.holders(selectionIn(selection)) : []
    if (!paper || students.length === 0) return undefined
    const today = dayAt(clock.nowMs())
    const { from, until } = weeksOfTerm(today)
    const spans = await myDays.span(
      students.map(({ id }) => id),
      from,
      until,
    )
    const reports = students.map(({ id, realName, nickname, classroomName }) => ({
      name: printed(realName ?? nickname) || nickname,
      nickname,
      classroom: printed(classroomName),
      ...termOf(spans.get(id) ?? { days: 0, numbers: [] }, today),
    }))
    const span = spanText(mondayOf(from), today, language)
    const sheet = { reports, span, paper, createdAtMs: dayStartMs(today) }
    return drawings.draw(`reports ${createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')}`, sheet, network, language)
  }
}

/** `Sep 7 – Nov 29, 2026`, with spaces that the paper's own font has. */
function spanText(from: Day, to: Day, { language: { code } }: Language): string {
  const format = new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(dayStartMs(from), dayStartMs(to)).replaceAll(/\s/g, ' ')
}
