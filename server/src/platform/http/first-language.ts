import Negotiator from 'negotiator'
import type { IncomingMessage } from 'node:http'
import { ENGLISH, LANGUAGE_CODES, languageNamed, type Language } from '../languages.ts'
import { CRAWLER } from './limits/crawlers.ts'
import { pathOf } from './failures.ts'
import { languageOf } from './language-in-address.ts'

/** Cookie set by the page when a language is chosen. */
const CHOSEN = /(?:^|;\s*)language=([\w-]+)/

/** Headers that decide the reply at `/`. */
export const FIRST_LANGUAGE_VARY = 'accept-language, cookie, referer'

/** Where a visitor of `/` is redirected, and of no other page: to the language chosen earlier, otherwise to the one of ours that the
 *  browser prefers. A visitor coming from a page of the site has chosen English, even if the cookie does not say so yet: the browser may
 *  send the request before storing it. Crawlers are never redirected, so that each language is indexed.
 *  @param request with its address as it was sent, or without its language
 *  @returns undefined where the English page is right
 *  Source: docs/product.md, Languages */
export function firstLanguage(request: IncomingMessage): Language | undefined {
  if (!isRoot(request) || comesFromHere(request) || CRAWLER.test(request.headers['user-agent'] ?? '')) return undefined
  const language = languageNamed(chosenIn(request) ?? preferredIn(request))
  return language === ENGLISH ? undefined : language
}

/** Whether the request is for `/` without a language. */
export function isRoot(request: IncomingMessage): boolean {
  return pathOf(request.url ?? '') === '/' && languageOf(request) === ENGLISH
}

/** Not by `sec-fetch-site`: for the service worker every visit is same-origin. */
function comesFromHere({ headers: { host, referer } }: IncomingMessage): boolean {
  return referer !== undefined && URL.parse(referer)?.host === host
}

function chosenIn({ headers }: IncomingMessage): string | undefined {
  const code = CHOSEN.exec(headers.cookie ?? '')?.[1]
  return code !== undefined && LANGUAGE_CODES.includes(code) ? code : undefined
}

function preferredIn({ headers }: IncomingMessage): string | undefined {
  return new Negotiator({ headers }).languages([...LANGUAGE_CODES])[0]
}
