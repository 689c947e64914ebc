import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt, puzzleIdOf } from '@emojigma/engine/day.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_CODES, languageNamed, pathIn } from '../../../platform/languages.ts'
import { A_DAY, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

const ORIGIN = 'https://emojigma.example'
/** How the addresses of each language begin. */
const PATHS = LANGUAGE_CODES.map((code) => languageNamed(code).language.path)
/** In three files; the last day is today. */
const DAYS = [0, 999, 1000, A_DAY - 1, A_DAY]

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    days: DAYS,
    publicPages: async (nowMs) => [{ path: '/', lastModified: dayDate(dayAt(nowMs)) }, { path: '/faq?a=1&b=<2>' }],
    environment: { SITE_URL: ORIGIN },
  })
})
afterAll(() => site.close())

const textAt = async (path: string) => (await site.get(path)).body.toString()
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

test('crawlers are told what not to read, and where the sitemap is', async () => {
  const { headers, body } = await site.get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.toString().split('\n')).toEqual([
    'User-agent: *',
    ...PATHS.flatMap((path) => [`Disallow: ${path}/api/`, `Disallow: ${path}/emojigma/answers/`]),
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ])
})

test('the sitemap names a file of pages and files of a thousand days of puzzles, with the last day in each', async () => {
  const { status, headers, body } = await site.get('/sitemap.xml')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ])
  expect(body.toString()).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      `<sitemap><loc>${ORIGIN}/sitemap-pages.xml</loc></sitemap>`,
      `<sitemap><loc>${ORIGIN}/sitemap-puzzles-0.xml</loc><lastmod>${dayDate(999)}</lastmod></sitemap>`,
      `<sitemap><loc>${ORIGIN}/sitemap-puzzles-1.xml</loc><lastmod>${dayDate(1000)}</lastmod></sitemap>`,
      `<sitemap><loc>${ORIGIN}/sitemap-puzzles-2.xml</loc><lastmod>2026-11-21</lastmod></sitemap>`,
      '</sitemapindex>',
      '',
    ].join('\n'),
  )
})

test('the file of pages has those that the pages themselves name, spelled for XML', async () => {
  const text = await textAt('/sitemap-pages.xml')
  expect(text).toContain(`<url><loc>${ORIGIN}/</loc><lastmod>2026-11-21</lastmod><xhtml:link `)
  expect(text).toContain(`<url><loc>${ORIGIN}/faq?a=1&amp;b=&lt;2&gt;</loc><xhtml:link `)
})

test('each page stands there in each language, with where it is in the others', async () => {
  const text = await textAt('/sitemap-pages.xml')
  const inEach = (page: string) => PATHS.map((path) => `${ORIGIN}${path}${page}`)
  expect(locations(text)).toEqual([...inEach('/'), ...inEach('/faq?a=1&amp;b=&lt;2&gt;')])
  const links = [...LANGUAGE_CODES.map((code) => [code, pathIn(languageNamed(code), '/')]), ['x-default', '/']].map(
    ([code, page]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${ORIGIN}${page}"/>`,
  )
  expect(text.split(links.join(''))).toHaveLength(PATHS.length + 1)
})

test('the files of puzzles have every published puzzle once, by number, each with its day', async () => {
  const files = locations(await textAt('/sitemap.xml')).filter((address) => address.includes('puzzles'))
  const texts = await Promise.all(files.map((address) => textAt(address.slice(ORIGIN.length))))
  const everyId = DAYS.flatMap((day) => Array.from({ length: 40 }, (_, slot) => puzzleIdOf(day, slot)))
  expect(texts.flatMap(locations)).toEqual(everyId.map((id) => `${ORIGIN}/puzzle/${id}`))
  expect(texts[0]).toContain(`<url><loc>${ORIGIN}/puzzle/1</loc><lastmod>2020-01-01</lastmod></url>`)
  expect(texts[2]).toContain(`<url><loc>${ORIGIN}/puzzle/${puzzleIdOf(A_DAY, 39)}</loc><lastmod>2026-11-21</lastmod></url>`)
})

test('a puzzle of tomorrow is in no file, even if it is stored already', async () => {
  await site.publisher.publish(A_DAY + 1)
  expect(await textAt('/sitemap-puzzles-2.xml')).not.toContain(`/puzzle/${puzzleIdOf(A_DAY + 1, 0)}<`)
})

test.each(['/sitemap-puzzles-3.xml', '/sitemap-puzzles-00.xml', '/sitemap-puzzles-999999.xml'])('%s is no file', async (path) => {
  const { status, headers } = await site.get(path)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-puzzles-0.xml'])(
  '%s is not sent again to whom has it, until something in it is new',
  async (path) => {
    const { headers } = await site.get(path)
    const again = await site.get(path, { 'if-none-match': String(headers['etag']) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await site.get(path, { 'if-none-match': 'W/"another"' })).status).toBe(200)
  },
)

test('a file of puzzles is written anew once a day of it is published', async () => {
  const { headers } = await site.get('/sitemap-puzzles-0.xml')
  await site.publisher.publish(7)
  const again = await site.get('/sitemap-puzzles-0.xml', { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(200)
  expect(locations(again.body.toString())).toHaveLength(120)
})

test('the files travel compressed', async () => {
  const plain = (await site.get('/sitemap-puzzles-1.xml')).body
  const brotli = await site.get('/sitemap-puzzles-1.xml', { 'accept-encoding': 'br' })
  const gzip = await site.get('/sitemap-puzzles-1.xml', { 'accept-encoding': 'gzip' })
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect([brotliDecompressSync(brotli.body), gunzipSync(gzip.body)]).toEqual([plain, plain])
})

test('one address has only so many files of puzzles written a minute', async () => {
  const limited = await openTestSite({ days: [0], environment: { RATE_LIMITS: 'on' } })
  const visit = async () => (await limited.app.inject({ url: '/sitemap-puzzles-0.xml', remoteAddress: '198.51.100.7' })).statusCode
  const statuses = new Set<number>()
  for (let count = 0; count <= 600; count += 1) statuses.add(await visit())
  expect([...statuses]).toEqual([200, 429])
  await limited.close()
})

test('where no pages are built, the sitemap has puzzles alone', async () => {
  const bare = await openTestSite({ days: [0] })
  expect(locations((await bare.get('/sitemap.xml')).body.toString())).toEqual([expect.stringMatching(/sitemap-puzzles-0\.xml$/)])
  expect((await bare.get('/sitemap-pages.xml')).status).toBe(404)
  await bare.close()
})
