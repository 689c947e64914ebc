import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import { PICTURE_WIDTHS_PX, questionRasterPath, questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'

const FOREVER = 'public, max-age=31536000, immutable'

let opened: TestDatabase
let site: TestSite
beforeAll(async () => {
  opened = await openTestDatabase()
  site = await openTestSite({ days: [A_DAY - 1, A_DAY], shared: opened })
})
afterAll(async () => {
  await site.close()
  await opened.remove()
})

const id = puzzleOn(A_DAY, 1, 6)

test('a question comes as an SVG of its own, under a policy of its own', async () => {
  const { status, headers, body } = await site.get(questionSvgPath(id, 6))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': FOREVER,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(body.toString()).toMatch(/^<svg /)
})

test.each([
  ['avif', 400],
  ['avif', 800],
  ['png', 400],
  ['png', 800],
] as const)('a question comes as %s, %i px wide', async (format, widthPx) => {
  const { status, headers, body } = await site.get(questionRasterPath(id, 6, widthPx, format))
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': `image/${format}`, 'cache-control': FOREVER })
  expect(measured(body)).toEqual({ format, widthPx })
})

test('a known tag is answered without a body, and HEAD with the headers alone', async () => {
  const path = questionSvgPath(id, 6)
  const first = await site.get(path)
  const etag = String(first.headers['etag'])
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await site.get(path, { 'if-none-match': known })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  }
  expect((await site.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await site.get(questionSvgPath(puzzleOn(A_DAY, 1, 7), 7))).headers['etag']).not.toBe(etag)
  const head = await site.app.inject({ method: 'HEAD', url: path })
  expect(head.statusCode).toBe(200)
  expect(head.headers['etag']).toBe(etag)
  expect(head.rawPayload).toHaveLength(0)
})

test.each([
  `Puzzle_${id}_Junior2.svg`,
  `Puzzle_${id}_junior1.svg`,
  `Puzzle_${id}_Junior1`,
  `Puzzle_${id}_Junior1_400.svg`,
  `Puzzle_${id}_Junior1_401.avif`,
  `Puzzle_${id}_Junior1_400.webp`,
  `Puzzle_${id}_Junior1_400.avif.png`,
  `Puzzle_0${id}_Junior1.svg`,
  `Puzzle_-1_Junior1.svg`,
  `Puzzle_0_Junior1.svg`,
  'Puzzle_99999999999_Junior1.svg',
  'Puzzle_abc_Junior1.svg',
  `Puzzle_${puzzleIdOf(A_DAY + 1, 0)}_Junior1.svg`,
  'Puzzle_1_Junior1.svg',
  '..%2F..%2Fsecret',
  'Puzzle_.svg',
])('/emojigma/production/%s is not found, in plain text', async (file) => {
  const { status, headers } = await site.get(`/emojigma/production/${file}`)
  expect(status).toBe(404)
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
})

test("the latest picture is that of its date, and of today's puzzle without one", async () => {
  const sizes = new Map<string, number>()
  for (const [query, caching] of [
    [`?v=${dayDate(A_DAY)}`, FOREVER],
    [`?v=${dayDate(A_DAY - 1)}`, FOREVER],
    [`?v=${dayDate(A_DAY + 1)}`, 'public, max-age=60'],
    ['?v=2026-02-30', 'public, max-age=60'],
    ['', 'public, max-age=60'],
  ] as const) {
    const { status, headers, body } = await site.get(`/emojigma/latest/OddEmoji_Junior1.avif${query}`)
    expect({ query, status, caching: headers['cache-control'] }).toEqual({ query, status: 200, caching })
    sizes.set(query, body.length)
  }
  expect(sizes.get('')).toBe(sizes.get(`?v=${dayDate(A_DAY)}`))
  for (const file of ['Grid_Junior1.avif', 'Classic_Easy.png', 'Nothing_Easy.avif', 'Classic.avif']) {
    expect((await site.get(`/emojigma/latest/${file}`)).status).toBe(404)
  }
})

test('one emoji comes by its name, for as long as its version says', async () => {
  const versioned = await site.get(`/emojigma/emoji/red-apple.svg?v=${ART_VERSION}`)
  expect(versioned).toMatchObject({ status: 200, headers: { 'cache-control': FOREVER, 'content-type': 'image/svg+xml; charset=utf-8' } })
  expect((await site.get('/emojigma/emoji/red-apple.svg?v=old')).headers['cache-control']).toBe('public, max-age=60')
  expect((await site.get('/emojigma/emoji/red-apple.svg', { 'if-none-match': String(versioned.headers['etag']) })).status).toBe(304)
  for (const name of ['no-such-emoji.svg', 'pistol.svg', 'constructor.svg', 'red-apple.png', '..%2Fred-apple.svg']) {
    expect((await site.get(`/emojigma/emoji/${name}`)).status).toBe(404)
  }
})

test('answers are shown under a signed address alone, until it expires', async () => {
  expect((await site.get(`/emojigma/answers/Puzzle_${id}_Junior1.svg`)).status).toBe(403)
  const forged = `/emojigma/answers/Puzzle_${id}_Junior1.svg?until=${NOON_MS + 60_000}&signature=AAAA`
  expect((await site.get(forged)).status).toBe(403)
})

test('a picture is drawn once and then read from disk, which may be emptied at any time', async () => {
  const folder = join(opened.address.dataFolder, 'pictures')
  const path = questionRasterPath(puzzleOn(A_DAY, 2, 1), 1, 400, 'png')
  const together = await Promise.all(Array.from({ length: 5 }, () => site.get(path)))
  expect(new Set(together.map(({ body }) => body.toString('base64'))).size).toBe(1)
  expect(
    readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(`${puzzleOn(A_DAY, 2, 1)}_Easy_400.png`)),
  ).toHaveLength(1)
  rmSync(folder, { recursive: true })
  const again = await site.get(path)
  expect(again.body).toEqual(together[0]?.body)
})

test('a drawing comes compressed as the browser allows, under one weak tag', async () => {
  const path = questionSvgPath(id, 6)
  const [plain, brotli, gzip] = await Promise.all(
    ['identity', 'gzip, br', 'gzip'].map((encoding) => site.get(path, { 'accept-encoding': encoding })),
  )
  expect([plain, brotli, gzip].map((drawing) => drawing?.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(new Set([plain, brotli, gzip].map((drawing) => drawing?.headers['etag'])).size).toBe(1)
  for (const drawing of [plain, brotli, gzip]) expect(drawing?.headers['vary']).toBe('accept-encoding')
  expect(brotliDecompressSync(brotli?.body ?? '')).toEqual(plain?.body)
  expect(gunzipSync(gzip?.body ?? '')).toEqual(plain?.body)
  const known = { 'if-none-match': String(brotli?.headers['etag']) }
  expect((await site.get(path, { 'accept-encoding': 'br', ...known })).status).toBe(304)
})

test('somebody who asks for many pictures at once is told to come again, and keeps nobody else from theirs', async () => {
  const limited = await openTestSite({ days: [A_DAY - 1, A_DAY], environment: { RATE_LIMITS: 'on' } })
  const ask = (url: string, remoteAddress: string) => limited.app.inject({ url, remoteAddress })
  const kinds = (['png', 'avif'] as const).flatMap((format) => PICTURE_WIDTHS_PX.map((widthPx) => [widthPx, format] as const))
  const many = kinds.flatMap(([widthPx, format]) =>
    SLOTS.map(({ levelId }, slot) => ask(questionRasterPath(puzzleIdOf(A_DAY - 1, slot), levelId, widthPx, format), '203.0.113.1')),
  )
  const other = ask(questionRasterPath(puzzleOn(A_DAY, 3, 1), 1, 400, 'avif'), '198.51.100.7')
  const replies = await Promise.all(many)
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
  const refused = replies.find(({ statusCode }) => statusCode === 503)
  expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
  expect(refused?.headers).not.toHaveProperty('etag')
  expect(refused?.body).toContain('Too many pictures')
  expect((await other).statusCode).toBe(200)
  await limited.close()
})

/** Reads format and width from a picture's own header. */
function measured(bytes: Buffer): { format: string; widthPx: number } {
  if (bytes.subarray(1, 4).toString() === 'PNG') return { format: 'png', widthPx: bytes.readUInt32BE(16) }
  return { format: bytes.subarray(8, 12).toString(), widthPx: bytes.readUInt32BE(bytes.indexOf('ispe') + 8) }
}
