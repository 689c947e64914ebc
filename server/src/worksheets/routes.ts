import { SAMPLE_SHEETS } from '@emojigma/contract/pictures.ts'
import type { App } from '../http/app-type.ts'
import { sendDrawing } from '../http/drawings.ts'
import { sendFailure } from '../http/failures.ts'
import { printedSheet, sampleSheet } from './sample-sheets.ts'

const AN_HOUR = 'public, max-age=3600'

/** The sheets that anybody may print.
 *  Source: docs/product.md, Worksheets */
export function routeWorksheets(app: App): void {
  app.get<{ Params: { file: string } }>('/emojigma/worksheets/:file', { schema: { hide: true } }, async (request, reply) => {
    const [name, ending, ...rest] = request.params.file.split('.')
    const sheet = SAMPLE_SHEETS.find((one) => one === name)
    if (sheet === undefined || rest.length > 0) return sendFailure(request, reply, 404)
    if (ending === 'svg') return sendDrawing(request, reply, sampleSheet(sheet))
    if (ending !== 'html') return sendFailure(request, reply, 404)
    return reply.type('text/html; charset=utf-8').header('cache-control', AN_HOUR).send(printedSheet(sheet))
  })
}
