import Negotiator from 'negotiator'
import type { IncomingMessage } from 'node:http'
import { ENGLISH, LANGUAGE_CODES, languageNamed, type Language } from '../languages.ts'
import { CRAWLER } from './limits/crawlers.ts'
import { pathOf } from './failures.ts'
import { languageOf } from './language-in-address.ts'

/** Set by the page when somebody chooses a language. */
const CHOSEN = /(?:^|;\s*)language=([\w-]+)/

/** What the answer at the beginning of the site depends on. */
export const FIRST_LANGUAGE_VARY = 'accept-language, cookie, referer'

/** Where somebody is led who comes to the beginning of the site, and nowhere else: to the language that they chose here before, otherwise
 *  to the one of ours that their browser likes best. Who comes from a page of the site has chosen this one, even where the cookie does not
 *  say so yet: a browser may ask for the page before it has kept the cookie. Programs that read the site are never led away, so that each
 *  language is found.
 *  @param request with its address as it was sent, or without its language
 *  @returns undefined where the English page is right
 *  Source: docs/product.md, Languages */
export function firstLanguage(request: IncomingMessage): Language | undefined {
  if (!isBeginning(request) || comesFromHere(request) || CRAWLER.test(request.headers['user-agent'] ?? '')) return undefined
  const language = languageNamed(chosenIn(request) ?? preferredIn(request))
  return language === ENGLISH ? undefined : language
}

/** Whether the beginning of the site is asked for, without a language. */
export function isBeginning(request: IncomingMessage): boolean {
  return pathOf(request.url ?? '') === '/' && languageOf(request) === ENGLISH
}

/** `sec-fetch-site` does not tell: where the service worker asks, it calls every visit one from here. */
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
