import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { ENGLISH, LANGUAGE_CODES, languageNamed, type Language } from '../languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language in the address; English if there is none. */
    readonly language: Language
  }
}

const OTHERS = LANGUAGE_CODES.filter((code) => code !== ENGLISH.language.code)
/** Files that the build writes for each language are served under its prefix; other built files have one address in all languages. */
const BUILT = '/(?:assets/|content/|(?:sw\\.js|offline\\.html|unsupported\\.js|manifest\\.webmanifest)(?:$|\\?))'
const BEGINS_WITH_LANGUAGE = new RegExp(`^/(${OTHERS.join('|') || '(?!)'})(?![^/?])(?!${BUILT})`)

const languages = new WeakMap<IncomingMessage, Language>()

/** Strips the language from a request's address and stores it, so that later handlers see one address for all languages.
 *  @returns the address without it
 *  Source: docs/product.md, Languages */
export function withoutLanguage(request: IncomingMessage): string {
  const { url = '/' } = request
  const { code, rest } = inLanguage(url)
  if (code !== undefined) languages.set(request, languageNamed(code))
  return rest
}

/** The language of a request, after `withoutLanguage`. */
export function languageOf(request: IncomingMessage): Language {
  return languages.get(request) ?? ENGLISH
}

/** The address as sent, with its language: the key of caches by address. */
export function wholeUrl(request: IncomingMessage & { readonly originalUrl?: string }): string | undefined {
  return request.originalUrl ?? request.url
}

/** @returns the language code that an address begins with (never that of English), and the address without it */
export function inLanguage(url: string): { readonly code: string | undefined; readonly rest: string } {
  const [begin, code] = BEGINS_WITH_LANGUAGE.exec(url) ?? []
  if (begin === undefined) return { code: undefined, rest: url }
  const rest = url.slice(begin.length)
  return { code, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Adds the language to every request. */
export function decorateLanguage(app: Pick<FastifyInstance, 'decorateRequest'>): void {
  app.decorateRequest('language', {
    getter() {
      return languageOf(this.raw)
    },
  })
}
