import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { ENGLISH, LANGUAGE_CODES, languageNamed, type Language } from '../languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** That in which the visitor reads: the one that the address begins with, English where it begins with none. */
    readonly language: Language
  }
}

const OTHERS = LANGUAGE_CODES.filter((code) => code !== ENGLISH.language.code)
/** What the build puts into a folder of each language lies at its address; other built files have one address, whatever language they are
 *  asked from. */
const BUILT = '/(?:assets/|content/|(?:sw\\.js|offline\\.html|unsupported\\.js|manifest\\.webmanifest)(?:$|\\?))'
const BEGINS_WITH_LANGUAGE = new RegExp(`^/(${OTHERS.join('|') || '(?!)'})(?![^/?])(?!${BUILT})`)

const languages = new WeakMap<IncomingMessage, Language>()

/** Takes the language out of a request's address, and remembers it: whatever comes after sees one address for all languages.
 *  @returns the address without it
 *  Source: docs/product.md, Languages */
export function withoutLanguage(request: IncomingMessage): string {
  const { url = '/' } = request
  const { code, rest } = inLanguage(url)
  if (code !== undefined) languages.set(request, languageNamed(code))
  return rest
}

/** The language of a request whose address has been read. */
export function languageOf(request: IncomingMessage): Language {
  return languages.get(request) ?? ENGLISH
}

/** An address as it was sent, with its language: what is kept by address is kept by this one. */
export function wholeUrl(request: IncomingMessage & { readonly originalUrl?: string }): string | undefined {
  return request.originalUrl ?? request.url
}

/** @returns the code that an address begins with, which is never that of English, and the address without it */
export function inLanguage(url: string): { readonly code: string | undefined; readonly rest: string } {
  const [begin, code] = BEGINS_WITH_LANGUAGE.exec(url) ?? []
  if (begin === undefined) return { code: undefined, rest: url }
  const rest = url.slice(begin.length)
  return { code, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Lets every request say its language. */
export function tellLanguages(app: Pick<FastifyInstance, 'decorateRequest'>): void {
  app.decorateRequest('language', {
    getter() {
      return languageOf(this.raw)
    },
  })
}
