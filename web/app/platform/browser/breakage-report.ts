import type { ClientError, reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { CLIENT_ERROR_LENGTH } from '@emojigma/contract/rules/error-privacy.ts'
import { brokenPath, codePlaces, errorWords, scriptName } from '@emojigma/contract/rules/error-words.ts'
import { withoutLanguage } from './language-address.ts'
import { reportAnonymously } from './anonymous-report.ts'

const CALL_PATH: (typeof reportClientError)['path'] = '/api/ClientError'

/** What follows on a first breakage is seldom news. */
const MOST_REPORTS = 3

/** Not ours: what a browser's extension does, what a browser hides, and a note about layout that harms nobody. */
const NOT_OURS = /\b(?:chrome|moz|safari(?:-web)?|ms-browser)-extension:|webkit-masked-url:|^Script error\.?$|ResizeObserver loop/

const { message: MESSAGE, stack: STACK, path: PATH, release: RELEASE } = CLIENT_ERROR_LENGTH
const sent = new Set<string>()

/** Tells the site that the page broke, and where: the same breakage once, and a few in all. Nothing goes along that says on whose device:
 *  no id, no session, no cookie; of the words only those of a list, and of the stack only the places in our own scripts.
 *  @param thrown an error, or whatever else */
export function reportBreakage(thrown: unknown): void {
  const { message, stack } = wordsOf(thrown)
  const what = `${message}\n${stack}`
  // Without a network much breaks that is whole, and nothing can be sent.
  if (!navigator.onLine || NOT_OURS.test(message) || NOT_OURS.test(stack) || sent.has(what) || sent.size >= MOST_REPORTS) return
  sent.add(what)
  const places = codePlaces(stack)
  const body: ClientError = {
    Message: errorWords(message).slice(0, MESSAGE),
    Path: brokenPath(withoutLanguage(location.pathname)).slice(0, PATH),
    Release: releaseName().slice(0, RELEASE),
    ...(places ? { Stack: places.slice(0, STACK) } : {}),
  }
  reportAnonymously(CALL_PATH, body)
}

function wordsOf(thrown: unknown): { readonly message: string; readonly stack: string } {
  if (thrown instanceof Error) return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' }
  // What else is thrown may be anything, also an answer of the server with somebody's own in it.
  return { message: typeof thrown === 'string' && thrown ? thrown : `thrown: ${Object.prototype.toString.call(thrown)}`, stack: '' }
}

/** The page's own script; its name changes with every build. */
function releaseName(): string {
  const src = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return scriptName(src.slice(src.lastIndexOf('/') + 1))
}
