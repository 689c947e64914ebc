import { getStudentProgress, getStudentPuzzles, printReports } from '@emojigma/contract/classes/reports.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { NOT_FOUND } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import { routeSignedPdf } from '../../../platform/http/signed-pdf.ts'
import { languageNamed, pathIn } from '../../../platform/languages.ts'
import type { SignedAddresses } from '../../../platform/secrets/signed-addresses.ts'
import type { SignedIn } from '../../../platform/visitor.ts'
import { selectionOf, type Cards } from '../cards/service.ts'
import { REPORTS_ROOT, type ReportSheets } from './report-sheets.ts'
import type { Reports } from './service.ts'

export interface ReportRoutes {
  readonly cards: Cards
  readonly reports: Reports
  readonly sheets: ReportSheets
  readonly addresses: SignedAddresses
  readonly nowMs: () => number
}

/** The calls about one student's term, and its report as a file. Other teachers' students get the same reply as unknown ones.
 *  Source: docs/product.md, A student opened */
export function routeReports(app: App, { cards, reports, sheets, addresses, nowMs }: ReportRoutes): void {
  const one = async ({ visitor, signedIn }: { readonly visitor: Visitor; readonly signedIn: SignedIn }, studentId: string) => {
    const { tie, holders } = await cards.holdersOf(signedIn.accountId, { studentIds: [studentId] })
    return refusedBy('READ CLASSROOM', visitor, tie) ?? holders[0] ?? NOT_FOUND
  }
  serve(app, getStudentProgress, async (request) => {
    const student = await one(request, request.query.studentId)
    return student instanceof Refusal ? student : reports.progress(student)
  })
  serve(app, getStudentPuzzles, async (request) => {
    const student = await one(request, request.query.studentId)
    if (student instanceof Refusal) return student
    const [begunAtMs = 0, puzzleId = 0] = request.query.before?.split('-').map(Number) ?? []
    return reports.puzzles(student, request.query.before === undefined ? undefined : { begunAtMs, puzzleId })
  })
  serve(app, printReports, async ({ visitor, signedIn, language: own, body: { paper, language: wanted, ...body } }) => {
    const language = wanted === undefined ? own : languageNamed(wanted)
    const { tie, holders } = await cards.holdersOf(signedIn.accountId, selectionOf(body))
    const refused = refusedBy('READ CLASSROOM', visitor, tie)
    return refused ?? { Url: pathIn(language, addresses.signed(sheets.path(selectionOf(body), paper), nowMs())), Count: holders.length }
  })
  routeSignedPdf(app, REPORTS_ROOT, {
    addresses,
    nowMs,
    name: 'term-reports',
    file: (path, { ip, language }) => sheets.file(path, networkOf(ip), language),
  })
}
