import type { PublicPage } from '@emojigma/contract/site/pages.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { escaped } from '../../../platform/http/escaped.ts'
import { LANGUAGE_CODES, languageNamed, pathIn } from '../../../platform/languages.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Days per file of puzzles: 40,000 addresses, where the protocol allows 50,000.
 *  Source: docs/product.md, Found by search engines; Sitemap protocol 0.9, 2008 */
export const DAYS_A_FILE = 1000

/** Days per turn, so that other requests run while a long file is written. */
const DAYS_A_TURN = 25

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const LANGUAGES = LANGUAGE_CODES.map(languageNamed)

/** The files of puzzles.
 *  @param days published, ascending
 *  @returns the days of each file by its number; numbers begin with 0 and follow from the day alone, so that an old file never changes */
export function puzzleFiles(days: readonly Day[]): ReadonlyMap<number, readonly Day[]> {
  return Map.groupBy(days, (day) => Math.floor(day / DAYS_A_FILE))
}

/** The index of all sitemap files. */
export function sitemapIndex(origin: string, files: readonly PublicPage[]): string {
  const entries = files.map((file) => `<sitemap>${locationOf(origin, file)}</sitemap>\n`)
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** Each page in each language, with its alternates. */
export function pagesFile(origin: string, pages: readonly PublicPage[]): string {
  const entries = pages.flatMap((page) => {
    const others = alternatesOf(origin, page)
    return LANGUAGES.map((language) => `<url>${locationOf(origin, { ...page, path: pathIn(language, page.path) })}${others}</url>\n`)
  })
  return `${DECLARATION}<urlset ${NAMESPACE} ${LINKS}>\n${entries.join('')}</urlset>\n`
}

/** The addresses of these days' puzzles, a day at a time: a whole file is some four megabytes. */
export async function* puzzlesFile(origin: string, days: readonly Day[]): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`
  for (const [position, day] of days.entries()) {
    if (position % DAYS_A_TURN === 0) await nextTurn()
    const lastModified = dayDate(day)
    yield Array.from({ length: PUZZLES_A_DAY }, (_, slot) =>
      entryOf(origin, { path: `/puzzle/${puzzleIdOf(day, slot)}`, lastModified }),
    ).join('')
  }
  yield '</urlset>\n'
}

function entryOf(origin: string, page: PublicPage): string {
  return `<url>${locationOf(origin, page)}</url>\n`
}

function locationOf(origin: string, { path, lastModified }: PublicPage): string {
  const lastmod = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
  return `<loc>${escaped(origin + path)}</loc>${lastmod}`
}

/** Source: docs/product.md, Languages; Google Search Central, Localized versions of your pages, 2025 */
function alternatesOf(origin: string, { path }: PublicPage): string {
  const links = LANGUAGES.map((language) => ({ code: language.language.code, path: pathIn(language, path) }))
  const all = [...links, { code: 'x-default', path }]
  return all.map((link) => `<xhtml:link rel="alternate" hreflang="${link.code}" href="${escaped(origin + link.path)}"/>`).join('')
}
