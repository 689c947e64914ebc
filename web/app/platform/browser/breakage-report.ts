import type { ClientError, reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { CLIENT_ERROR_LENGTH } from '@emojigma/contract/rules/error-privacy.ts'
import { brokenPath, codePlaces, errorWords, scriptName } from '@emojigma/contract/rules/error-words.ts'
import { withoutLanguage } from './language-address.ts'
import { reportAnonymously } from './anonymous-report.ts'
import { replayedPages } from './replay.ts'

const CALL_PATH: (typeof reportClientError)['path'] = '/api/ClientError'

/** Errors after the first few are mostly consequences. */
const MOST_REPORTS = 3

/** Browser extensions, errors that browsers mask, and a harmless layout warning. */
const NOT_OURS = /\b(?:chrome|moz|safari(?:-web)?|ms-browser)-extension:|webkit-masked-url:|^Script error\.?$|ResizeObserver loop/

const { message: MESSAGE, stack: STACK, path: PATH, release: RELEASE } = CLIENT_ERROR_LENGTH
const sent = new Set<string>()

/** Reports an error of the page: each one once, and at most `MOST_REPORTS`. Nothing identifies the device: no id, session or cookie, only
 *  allowed words of the message, and only our own scripts' positions of the stack.
 *  @param thrown an error, or any other value */
export function reportBreakage(thrown: unknown): void {
  const { message, stack } = wordsOf(thrown)
  const what = `${message}\n${stack}`
  // Offline, working code fails too, and nothing can be sent.
  if (!navigator.onLine || NOT_OURS.test(message) || NOT_OURS.test(stack) || sent.has(what) || sent.size >= MOST_REPORTS) return
  sent.add(what)
  const places = codePlaces(stack)
  const pages = replayedPages()
  const body: ClientError = {
    Message: errorWords(message).slice(0, MESSAGE),
    Path: pageKind(location.pathname),
    Release: releaseName().slice(0, RELEASE),
    ...(pages ? { Pages: pages.map(pageKind) } : {}),
    ...(places ? { Stack: places.slice(0, STACK) } : {}),
  }
  reportAnonymously(CALL_PATH, body)
}

function pageKind(pathname: string): string {
  return brokenPath(withoutLanguage(pathname)).slice(0, PATH)
}

function wordsOf(thrown: unknown): { readonly message: string; readonly stack: string } {
  if (thrown instanceof Error) return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' }
  // Any other value may hold personal data, such as a reply of the server.
  return { message: typeof thrown === 'string' && thrown ? thrown : `thrown: ${Object.prototype.toString.call(thrown)}`, stack: '' }
}

/** The entry script's name, which changes with every build. */
function releaseName(): string {
  const src = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return scriptName(src.slice(src.lastIndexOf('/') + 1))
}
