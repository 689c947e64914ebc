import { reportClientError } from '@emojigma/contract/site/client-errors.ts'
import { brokenPath, codePlaces, errorWords, scriptName } from '@emojigma/contract/rules/error-words.ts'
import type { ErrorReports } from '../error-reports/service.ts'
import type { App } from '../http/app-type.ts'
import { serve } from '../http/serve.ts'

/** Where a page says that it broke. It becomes a line in the log, and a report where the operator wants those; the page has taken out what
 *  may tell of a person, and because anybody can send anything it is taken out once more: what stays are words of a list and places in our
 *  own scripts.
 *  Source: docs/product.md, Errors and notices */
export function routeClientErrors(app: App, reports: ErrorReports): void {
  serve(app, reportClientError, async ({ body: { Message, Stack, Path, Release }, log }) => {
    const page = {
      message: errorWords(Message),
      stack: Stack && codePlaces(Stack),
      path: brokenPath(Path),
      release: scriptName(Release),
    }
    log.warn({ page }, 'a page broke')
    if (!reports.isAdvertisements(`${Message}\n${Stack ?? ''}`)) reports.report({ where: 'page', ...page })
    return {}
  })
}
