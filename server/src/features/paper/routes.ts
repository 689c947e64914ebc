import { m } from '@emojigma/messages'
import { SAMPLE_SHEETS, todaysFivePath } from '@emojigma/contract/puzzles/pictures.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import {
  cancelWorksheet,
  createWorksheet,
  getWorksheetCheck,
  getWorksheetProgress,
  getWorksheetUrl,
} from '@emojigma/contract/paper/worksheets.ts'
import { MAX_STUDENT_PUZZLES, PAPERS, SUM_BOARDS } from '@emojigma/contract/rules/worksheets.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { localizedText } from '../../platform/localized-text.ts'
import type { App } from '../../platform/http/app-type.ts'
import { refusedBy } from '../../platform/http/access-guard.ts'
import { sendDrawing } from '../../platform/http/drawings.ts'
import { sendFailure } from '../../platform/http/failures.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import { accountOf } from '../../platform/http/visitor.ts'
import { NOT_FOUND, refusalOf } from '../../platform/http/refusals.ts'
import { serve } from '../../platform/http/serve.ts'
import { namedPdf, routeSignedPdf } from '../../platform/http/signed-pdf.ts'
import { pathIn } from '../../platform/languages.ts'
import { anybodyIn } from '../../platform/visitor.ts'
import { invalid } from '../../platform/expected-failures.ts'
import type { Puzzles } from '../puzzles/service.ts'
import type { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'
import { printedSheet, sampleSheet, sampleSheetJob } from './sample-sheets.ts'
import { CancelledSheet, type SheetDrawings } from './sheet-drawings.ts'
import { CHECK_ROOT, madeSheet, SHEETS_ROOT, type Worksheets } from './service.ts'

const AN_HOUR = 'public, max-age=3600'
const FOR_TEACHERS = refusalOf(invalid('count', localizedText(m['worksheet_refusal.student_limit'], { most: MAX_STUDENT_PUZZLES })))

const FIVES = (['junior', 'next'] as const).flatMap((band) => PAPERS.map((paper) => ({ band, paper, path: todaysFivePath(band, paper) })))

export interface WorksheetRoutes {
  readonly worksheets: Worksheets
  readonly puzzles: Puzzles
  readonly drawings: SheetDrawings
  readonly addresses: SignedAddresses
  readonly nowMs: () => number
}

/** Worksheets: free samples, and those that need a plan.
 *  Source: docs/product.md, Worksheets */
export function routeWorksheets(app: App, routes: WorksheetRoutes): void {
  routeSamples(app, routes)
  routeFiles(app, routes)
  routeCalls(app, routes)
  // The address on a sheet, short enough to type.
  app.get<{ Params: { code: string } }>(`${CHECK_ROOT}/:code`, { schema: { hide: true } }, async ({ params: { code }, language }, reply) =>
    reply.redirect(pathIn(language, `/worksheets/check/${encodeURIComponent(code)}`), 302),
  )
}

function routeSamples(app: App, { drawings, worksheets }: WorksheetRoutes): void {
  app.get<{ Params: { file: string } }>('/emojigma/worksheets/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, puzzleId] = /^puzzle_([1-9]\d{0,9})\.svg$/.exec(request.params.file) ?? []
    if (puzzleId !== undefined) {
      const preview = await worksheets.previewOfPuzzle(Number(puzzleId), request.language)
      return preview === undefined ? sendFailure(request, reply, 404) : sendDrawing(reply, preview)
    }
    const five = FIVES.find(({ path }) => path === `/emojigma/worksheets/${request.params.file}`)
    if (five) {
      const pdf = await worksheets.todaysFive(five.band, five.paper, networkOf(request.ip), request.language)
      if (!pdf) return sendFailure(request, reply, 404)
      return reply.type('application/pdf').header('cache-control', 'no-cache').header('content-disposition', namedPdf('today')).send(pdf)
    }
    const [name, ending, ...rest] = request.params.file.split('.')
    const sheet = SAMPLE_SHEETS.find((one) => one === name)
    if (sheet === undefined || rest.length > 0) return sendFailure(request, reply, 404)
    if (ending === 'svg') return sendDrawing(reply, sampleSheet(sheet, request.language))
    if (ending === 'pdf') {
      const pdf = await drawings.draw(`sample ${sheet}`, sampleSheetJob(sheet, request.language), 'the site', request.language)
      return reply.type('application/pdf').header('cache-control', AN_HOUR).header('content-disposition', namedPdf(sheet)).send(pdf)
    }
    if (ending !== 'html') return sendFailure(request, reply, 404)
    return reply.type('text/html; charset=utf-8').header('cache-control', AN_HOUR).send(printedSheet(sheet, request.language))
  })
}

function routeFiles(app: App, { worksheets, addresses, nowMs }: WorksheetRoutes): void {
  routeSignedPdf(app, SHEETS_ROOT, {
    addresses,
    nowMs,
    name: 'worksheet',
    file: (path, { ip, language }) =>
      worksheets.fileOf(path.slice(SHEETS_ROOT.length + 1), networkOf(ip), language).catch(nothingWhenCancelled),
  })
}

function routeCalls(app: App, { worksheets, puzzles, nowMs }: WorksheetRoutes): void {
  serve(app, getWorksheetUrl, async (request) => {
    const { puzzleId } = request.query
    const { visitor, language } = request
    const refused = refusedBy('WORKSHEET', visitor)
    if (refused) return refused
    const [seen] = await puzzles.views([puzzleId], accountOf(request))
    const hasAnswer = seen !== undefined && knowsAnswer(seen) && mayPrintAnswers(visitor)
    const Url = await worksheets.addressOfPuzzle(puzzleId, hasAnswer, language)
    return Url === undefined ? NOT_FOUND : { Url }
  })
  serve(app, createWorksheet, async ({ body, visitor, signedIn: { accountId }, language }) => {
    const refused = refusedBy('WORKSHEET', visitor)
    if (refused) return refused
    const { puzzleIds, levelId, levelIds = [], puzzleTypeId, puzzleTypeIds = [], count, sumsStep, variants, ...look } = body
    const sumBoards = sumsStep === undefined ? 0 : SUM_BOARDS
    const asked = (puzzleIds?.length ?? count) + sumBoards
    if (visitor.role === 'student' && asked * variants > MAX_STUDENT_PUZZLES) return FOR_TEACHERS
    const made = await worksheets.make(
      {
        puzzleIds,
        levelIds: levelId === undefined ? levelIds : [levelId, ...levelIds],
        typeIds: puzzleTypeId === undefined ? puzzleTypeIds : [puzzleTypeId, ...puzzleTypeIds],
        count,
        sumsStep,
        variants,
        look: mayPrintAnswers(visitor) ? look : { ...look, answerKey: 'none' },
      },
      accountId,
      language,
    )
    return madeSheet(made, nowMs())
  })
  serve(app, getWorksheetProgress, async ({ body, signedIn: { accountId }, language }) => {
    return (await worksheets.progress(body.WorksheetId, accountId, language)) ?? NOT_FOUND
  })
  serve(app, cancelWorksheet, async ({ body, signedIn: { accountId }, language }) => {
    return (await worksheets.cancel(body.WorksheetId, accountId, language)) ?? NOT_FOUND
  })
  serve(app, getWorksheetCheck, async ({ query: { code }, language }) => {
    const sheet = await worksheets.readCode(code)
    if (!sheet) return NOT_FOUND
    // As a guest sees them: guesses are compared with the digest, and no answer is sent.
    const views = await puzzles.views(sheet.puzzleIds, anybodyIn(language))
    return {
      ...(sheet.variant === 0 ? {} : { Variant: sheet.variant }),
      Puzzles: views.map((view) => puzzleToWire(view, 'short')),
    }
  })
}

function mayPrintAnswers(visitor: Visitor): boolean {
  return access('ANSWER KEY', visitor).kind === 'open'
}

/** Whether the caller has solved or revealed the puzzle. */
function knowsAnswer({ answer, answerWord, sudokuAnswer }: PuzzleView): boolean {
  return answer !== undefined || answerWord !== undefined || sudokuAnswer !== undefined
}

function nothingWhenCancelled(error: unknown): undefined {
  if (!(error instanceof CancelledSheet)) throw error
}
