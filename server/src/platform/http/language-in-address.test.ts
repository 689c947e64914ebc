import { liveStats } from '@emojigma/contract/play/live.ts'
import { register } from '@emojigma/contract/accounts/accounts.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { getPuzzle } from '@emojigma/contract/puzzles/puzzles.ts'
import type { PageRequest, RenderPage } from '@emojigma/contract/site/pages.ts'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../testing/test-site.ts'
import { inLanguage } from './language-in-address.ts'
import { askOverNetwork, type NetworkAnswer } from './over-network.test-support.ts'

let rendered: PageRequest[] = []

const renderPage: RenderPage = async (request) => {
  rendered.push(request)
  const { pathname } = new URL(request.url, request.site.origin)
  if (pathname === '/away') return { kind: 'redirect', location: '/today' }
  if (pathname === '/far') return { kind: 'redirect', location: 'https://elsewhere.example/' }
  const status = pathname.startsWith('/en') ? 404 : 200
  return { kind: 'page', status, html: `${request.language} ${request.url} ${'long '.repeat(1000)}` }
}

let site: TestSite
let origin: string
beforeAll(async () => {
  site = await openTestSite({ renderPage })
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())
beforeEach(() => {
  rendered = []
})

const asked = (path: string, headers: Record<string, string> = {}): Promise<NetworkAnswer> =>
  askOverNetwork(origin, { method: 'GET', path, headers })
const beginOf = async (path: string, headers?: Record<string, string>) => (await asked(path, headers)).body.toString().split(' long')[0]

test.each([
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es?t=1', 'es', '/?t=1'],
  ['/es/today?t=1', 'es', '/today?t=1'],
  ['/es/api/puzzle', 'es', '/api/puzzle'],
  ['/es/es/today', 'es', '/es/today'],
  ['/today', undefined, '/today'],
  ['/especially', undefined, '/especially'],
  ['/en/today', undefined, '/en/today'],
  ['/ES/today', undefined, '/ES/today'],
  ['/es/assets/page.js', undefined, '/es/assets/page.js'],
])('%s has language %s and leads to %s', (url, code, rest) => {
  expect(inLanguage(url)).toEqual({ code, rest })
})

test('a page is rendered in the language that its address begins with', async () => {
  expect(await beginOf('/es/popular?t=4')).toBe('es /popular?t=4')
  expect(await beginOf('/popular?t=4')).toBe('en /popular?t=4')
  expect(rendered.map(({ url, language }) => [url, language])).toEqual([
    ['/popular?t=4', 'es'],
    ['/popular?t=4', 'en'],
  ])
})

test('English has one address', async () => {
  expect((await asked('/en/today')).status).toBe(404)
  expect((await asked('/en/api/puzzle')).status).toBe(404)
})

test('a page leads on to others in its language, and to other sites as they are called', async () => {
  expect((await asked('/es/away')).told['location']).toBe('/es/today')
  expect((await asked('/away')).told['location']).toBe('/today')
  expect((await asked('/es/far')).told['location']).toBe('https://elsewhere.example/')
})

describe('what is kept by address', () => {
  test('is kept by language too, from whichever part of the server it comes, and asked for at once', async () => {
    const paths = ['/es/raced', '/raced', '/es/raced?x=1', '/raced?x=1']
    for (let round = 0; round < 4; round += 1) {
      const begins = await Promise.all([...paths, ...paths].map((path) => beginOf(path, { 'accept-encoding': 'identity' })))
      expect(begins).toEqual([...paths, ...paths].map((path) => `${path.startsWith('/es') ? 'es' : 'en'} /raced`))
    }
    expect(rendered).toHaveLength(2)
  })

  test('is raced for by programs too without one getting the other’s', async () => {
    const headers = { 'user-agent': 'somebot/1.0' }
    const [spanish, english] = await Promise.all([beginOf('/es/crawled', headers), beginOf('/crawled', headers)])
    expect([spanish, english]).toEqual(['es /crawled', 'en /crawled'])
  })

  test('has another tag in another language', async () => {
    const { told } = await asked('/tagged')
    expect((await asked('/es/tagged', { 'if-none-match': String(told['etag']) })).status).toBe(200)
    expect((await asked('/tagged', { 'if-none-match': String(told['etag']) })).status).toBe(304)
  })
})

test('a call is answered in either language', async () => {
  const body = JSON.stringify({ PuzzleId: puzzleOn(A_DAY, 1, 1) })
  const headers = { 'content-type': 'application/json' }
  const call = (path: string) => askOverNetwork(origin, { method: 'POST', path, headers, body })
  const english = await call(getPuzzle.path)
  for (let times = 0; times < 3; times += 1) {
    const spanish = await call(`/es${getPuzzle.path}`)
    // It names the emoji in Spanish.
    expect([spanish.status, spanish.body.equals(english.body)]).toEqual([200, false])
    expect((await call(getPuzzle.path)).body).toEqual(english.body)
  }
})

test.each([liveStats.path, `/es${liveStats.path}`])('live numbers are told at %s', async (path) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`)
  await once(socket, 'open')
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
  await once(socket, 'close')
})

describe('a refusal is said in the language of who asks', () => {
  const refusal = async (path: string, body: object) => {
    const { body: answer } = await site.post<FailureBody>(path, body)
    return answer
  }

  test('by its status, by what a schema found, and by what a service found', async () => {
    expect(await refusal('/es/api/nowhere', {})).toEqual({ Message: 'No se ha encontrado.' })
    expect(await refusal(`/es${getPuzzle.path}`, { PuzzleId: 'one' })).toEqual({
      Message: 'La petición no es válida.',
      ModelState: { error: ['Esto tiene que ser un número.'], PuzzleId: ['Esto tiene que ser un número.'] },
    })
    const { ModelState = {} } = await refusal(`/es${register.path}`, {
      Email: 'somebody@example.com',
      Nickname: 'Otter.com',
      Password: 'Puzzled-Otter-7',
      ConfirmPassword: 'Puzzled-Otter-7',
    })
    expect(ModelState['Nickname']).toEqual([expect.stringContaining('no puede parecer la dirección de un sitio')])
  })

  test('and an English asker gets English at the same moment', async () => {
    const paths = ['', '/es', '', '/es'].map((begin) => refusal(`${begin}${getPuzzle.path}`, {}))
    expect((await Promise.all(paths)).map(({ ModelState }) => ModelState?.['PuzzleId'])).toEqual([
      ['Please fill out this field.'],
      ['Completa este campo.'],
      ['Please fill out this field.'],
      ['Completa este campo.'],
    ])
  })
})

describe('at the beginning of the site', () => {
  const SPANISH = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }
  const leadsTo = async (path: string, headers: Record<string, string>) => {
    const { status, told } = await asked(path, headers)
    return status === 302 ? told['location'] : status
  }

  test.each([
    ['whose browser likes Spanish best', SPANISH, '/es/'],
    ['whose browser likes a language that there is not, then Spanish', { 'accept-language': 'tlh,es;q=0.5,en;q=0.2' }, '/es/'],
    ['whose browser likes English best', { 'accept-language': 'en,es;q=0.5' }, 200],
    ['whose browser likes languages that there are not', { 'accept-language': 'tlh,vo' }, 200],
    ['whose browser says nothing', {}, 200],
    ['who chose English', { ...SPANISH, cookie: 'a=b; language=en' }, 200],
    ['who chose Spanish', { 'accept-language': 'en', cookie: 'language=es; a=b' }, '/es/'],
    ['who chose a language that there is no longer', { 'accept-language': 'en', cookie: 'language=xx' }, 200],
    ['who comes from a page of this site', { ...SPANISH, cookie: 'language=es', referer: 'https://localhost/es' }, 200],
    ['who comes from another site', { ...SPANISH, referer: 'https://there.test/' }, '/es/'],
    ['whose browser says nonsense of where they come from', { ...SPANISH, referer: 'es' }, '/es/'],
    ['whom the service worker asks for', { ...SPANISH, 'sec-fetch-site': 'same-origin' }, '/es/'],
    ['that reads sites', { ...SPANISH, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 200],
  ])('somebody %s is led to %s', async (_who, headers, where) => {
    for (let times = 0; times < 3; times += 1) expect(await leadsTo('/', headers)).toBe(where)
  })

  test('whoever is led to a language brings along what the address says, and nothing keeps the way', async () => {
    const { status, told } = await asked('/?utm_source=letter', SPANISH)
    expect([status, told['location'], told['cache-control'], told['vary']]).toEqual([
      302,
      '/es/?utm_source=letter',
      'no-store',
      'accept-language, cookie, referer',
    ])
    expect((await asked('/')).told['vary']).toContain('accept-language, cookie, referer')
  })

  test('without its slash it is led to the page with it, which the service worker of the language keeps', async () => {
    const { status, told } = await asked('/es?utm_source=letter')
    expect([status, told['location']]).toEqual([301, '/es/?utm_source=letter'])
  })

  test('nobody is led away from any other page', async () => {
    expect(await leadsTo('/today', SPANISH)).toBe(200)
    expect(await leadsTo('/es/', { 'accept-language': 'en', cookie: 'language=en' })).toBe(200)
  })
})
