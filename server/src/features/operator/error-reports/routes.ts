import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { brokenPath, codePlaces, errorWords, scriptName } from '@emojigma/contract/rules/error-words.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ErrorReports } from './service.ts'

/** Logs an error of a page, and reports it if the operator has an error store. The page has removed personal data; since anyone can send
 *  anything, it is removed again here: only words of a list and places in our own scripts are left. Errors
 *  of advertisements are dropped.
 *  Source: docs/product.md, Errors and notices */
export function routePageErrors(app: App, reports: ErrorReports): void {
  serve(app, reportClientError, async ({ body: { Message, Stack, Path, Pages, Release }, log }) => {
    if (reports.isAdvertisements(`${Message}\n${Stack ?? ''}`)) return {}
    const page = {
      message: errorWords(Message),
      stack: Stack && codePlaces(Stack),
      path: brokenPath(Path),
      release: scriptName(Release),
    }
    log.warn({ page }, 'a page broke')
    reports.report({ where: 'page', ...page, pages: Pages?.map(brokenPath) })
    return {}
  })
}
