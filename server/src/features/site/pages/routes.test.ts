import type { PageRequest, RenderPage } from '@emojigma/contract/site/pages.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'

let rendered: PageRequest[] = []

const renderPage: RenderPage = async (request) => {
  rendered.push(request)
  const { pathname, searchParams } = new URL(request.url, request.site.origin)
  if (pathname === '/broken') throw new Error('a secret detail')
  const id = /^\/puzzle\/(\d+)$/.exec(pathname)?.[1]
  if (id !== undefined) {
    const puzzle = await request.source.puzzle(Number(id))
    return puzzle ? { kind: 'page', status: 200, html: `<p>${puzzle.text}</p>` } : { kind: 'redirect', location: '/' }
  }
  if (pathname === '/today') {
    const today = await request.source.todaysPuzzles()
    return { kind: 'page', status: 200, html: `<p>${today.map(({ id }) => id).join()}</p>` }
  }
  if (pathname === '/frame') return { kind: 'page', status: 200, html: '<p>a frame</p>', isEmbeddable: true }
  if (pathname === '/long') return { kind: 'page', status: 200, html: `<p>${'A long page. '.repeat(1000)}</p>` }
  const status = pathname.startsWith('/no/') ? 404 : 200
  return { kind: 'page', status, html: `<p>${pathname} ${searchParams.get('t') ?? ''} 🍎</p>` }
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ renderPage, environment: { SITE_URL: 'https://emojigma.example', SUPPORT_EMAIL: 'help@emojigma.example' } })
})
afterAll(() => site.close())
beforeEach(() => {
  rendered = []
})

test('a page is rendered with the public settings of the site', async () => {
  const { status, headers, body } = await site.get('/first')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding' })
  expect(body.toString()).toBe('<p>/first  🍎</p>')
  expect(rendered[0]?.site).toMatchObject({ origin: 'https://emojigma.example', supportEmail: 'help@emojigma.example' })
})

test('a page is rendered once for all who ask within a short while, whatever they add to its address', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => site.get(`/many?x=${index}`)))
  await site.get('/many?t=99&utm_source=mail')
  expect(rendered.map(({ url }) => url)).toEqual(['/many'])
  expect((await site.get('/popular?t=4')).body.toString()).toBe('<p>/popular 4 🍎</p>')
  expect(rendered).toHaveLength(2)
})

test('invented addresses have no page made anew: nothing that is only for the browser to read reaches it', async () => {
  for (let times = 0; times < 20; times += 1) await site.get(`/login?redirectUrl=/x${times}&t=${times}&levelId=${times}`)
  expect(rendered.map(({ url }) => url)).toEqual(['/login'])
})

test('of a page that is not there nothing is kept', async () => {
  for (let times = 0; times < 2; times += 1) await site.get('/no/such/invention')
  expect(rendered).toHaveLength(2)
})

test('no page that is kept, and nothing that renders it, holds a code', async () => {
  await site.get('/magic?magic=secret&redirectUrl=%2Fpopular')
  expect(JSON.stringify(rendered)).not.toContain('secret')
})

test('a page whose address holds a code is kept by no browser, and its address is told to nobody', async () => {
  const { headers } = await site.get('/magic?magic=secret')
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
  const others = await site.get('/today')
  expect([others.headers['cache-control'], others.headers['referrer-policy']]).toEqual(['no-cache', 'strict-origin-when-cross-origin'])
})

test('one address has only so many pages rendered a minute; pages that are there already, and other addresses, go on', async () => {
  const limited = await openTestSite({ renderPage, environment: { RATE_LIMITS: 'on' } })
  const visit = (url: string, remoteAddress = '198.51.100.7') => limited.app.inject({ url, remoteAddress })
  for (let page = 1; page <= 600; page += 1) expect((await visit(`/pages/${page}`)).statusCode).toBe(200)
  const refused = await visit('/pages/601')
  expect(refused).toMatchObject({ statusCode: 429, body: 'Too many requests. Please wait a moment.' })
  expect(refused.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visit('/pages/600')).statusCode).toBe(200)
  expect((await visit('/pages/601', '198.51.100.8')).statusCode).toBe(200)
  await limited.close()
})

test('a page comes compressed as the browser allows, under one weak tag', async () => {
  const plain = await site.get('/long')
  const brotli = await site.get('/long', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await site.get('/long', { 'accept-encoding': 'gzip, br;q=0' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(1)
  expect(plain.headers['etag']).toMatch(/^W\/"/)
  for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toBe('accept-encoding')
})

test('a page that the browser has is not sent again, in whichever encoding it has it', async () => {
  const first = await site.get('/long', { 'accept-encoding': 'br' })
  const asks = (encoding: string) => site.get('/long', { 'accept-encoding': encoding, 'if-none-match': String(first.headers['etag']) })
  expect((await asks('br')).status).toBe(304)
  expect((await asks('gzip')).status).toBe(304)
  expect((await asks('identity')).status).toBe(304)
})

test('a page that the browser has is not sent again, also where a proxy changed its tag', async () => {
  const { headers } = await site.get('/etag')
  const etag = String(headers['etag'])
  for (const known of [etag, etag.replace('W/', ''), `"another", W/"of yesterday" ,${etag}`, '*']) {
    const again = await site.get('/etag', { 'if-none-match': known })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  }
  expect((await site.get('/etag', { 'if-none-match': 'W/"another"' })).status).toBe(200)
})

test('a page may be shown in frames of other sites only if it says so, also when it is not sent again', async () => {
  const { headers } = await site.get('/frame')
  const again = await site.get('/frame', { 'if-none-match': String(headers['etag']) })
  expect(again.status).toBe(304)
  for (const open of [headers, again.headers]) {
    expect(open).not.toHaveProperty('x-frame-options')
    expect(open).toMatchObject({
      'content-security-policy': expect.stringMatching(/(?:^|;)frame-ancestors \*(?:;|$)/),
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(open['content-security-policy']).toContain("default-src 'self'")
  }
  expect((await site.get('/first')).headers).toMatchObject({
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('HEAD answers as GET does, without the page', async () => {
  const reply = await site.app.inject({ method: 'HEAD', url: '/head' })
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload).toHaveLength(0)
})

test('a puzzle that is not there leads home, an unknown page is not found', async () => {
  expect((await site.get(`/puzzle/${puzzleOn(A_DAY, 1, 1)}`)).status).toBe(200)
  expect(await site.get('/puzzle/1')).toMatchObject({ status: 302, headers: { location: '/' } })
  expect((await site.get('/no/such/page')).status).toBe(404)
})

test('a page of yesterday is not shown after midnight', async () => {
  expect((await site.get('/today')).body.toString()).toContain(`>${puzzleIdOf(A_DAY, 0)},`)
  site.goTo(A_DAY + 1)
  expect((await site.get('/today')).body.toString()).toContain(`>${puzzleIdOf(A_DAY + 1, 0)},`)
  site.goTo(A_DAY)
})

test.each([
  ['//elsewhere.example/', '/elsewhere.example/'],
  ['///elsewhere.example?x=//y', '/elsewhere.example?x=//y'],
  ['//', '/'],
  ['/es//elsewhere.example/', '/es/elsewhere.example/'],
  ['/es//', '/es/'],
])('%s leads to an address of this site, at which no page runs under the name of another', async (url, location) => {
  expect(await site.get(url)).toMatchObject({ status: 301, headers: { location } })
  expect(rendered).toEqual([])
})

test.each(['/%', '/%E0%A4%A', '/puzzle/%ff', '/?t=%E0%A4%A', '/%00', `/${'x'.repeat(5000)}`])(
  '%s is answered without breaking',
  async (url) => {
    expect((await site.get(url)).status).toBeLessThan(500)
  },
)

test('a page that cannot be rendered fails without its details, and is tried again', async () => {
  const reply = await site.get('/broken')
  expect(reply.status).toBe(500)
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body.toString()).toMatch(/^Something went wrong\.\.\. \([\da-f-]{36}\)$/)
  await site.get('/broken')
  expect(rendered).toHaveLength(2)
})

test('calls, pictures and other methods are never answered with a page', async () => {
  for (const url of ['/api/nothing', '/emojigma/nothing', '/emojigma/production/x']) await site.get(url)
  await site.app.inject({ method: 'POST', url: '/today', payload: {} })
  expect(rendered).toEqual([])
})
