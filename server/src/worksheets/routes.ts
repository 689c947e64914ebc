import type { App } from '../http/app-type.ts'
import { sendDrawing } from '../http/drawings.ts'
import { sendFailure } from '../http/failures.ts'
import { sampleSheet } from './sample-sheets.ts'

/** The sheets that anybody may print.
 *  Source: docs/product.md, Worksheets */
export function routeWorksheets(app: App): void {
  app.get<{ Params: { file: string } }>('/emojigma/worksheets/:file', { schema: { hide: true } }, async (request, reply) => {
    const svg = sampleSheet(/^([a-z-]+)\.svg$/.exec(request.params.file)?.[1])
    return svg === undefined ? sendFailure(request, reply, 404) : sendDrawing(request, reply, svg)
  })
}
