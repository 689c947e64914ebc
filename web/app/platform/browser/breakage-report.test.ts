// @vitest-environment jsdom
import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import type { ReplayRates } from '@emojigma/contract/site/pages.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let fetched: RequestInit[] = []
let reportBreakage: (error: unknown) => void

beforeEach(async () => {
  fetched = []
  history.replaceState(null, '', '/puzzle/100641?t=1&magic=mailed-code')
  document.head.innerHTML = '<script type="module" src="/assets/entry-D81h2.js"></script>'
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === reportClientError.path) fetched.push(init)
    throw new TypeError('Failed to fetch')
  })
  vi.resetModules()
  ;({ reportBreakage } = await import('./breakage-report.ts'))
})
afterEach(() => vi.unstubAllGlobals())

const reports = () => fetched.map(({ body }) => reportClientError.body.parse(JSON.parse(body as string)))

test('what broke is told with the kind of page and the release, without cookie, session or address', () => {
  reportBreakage(new TypeError('x is not a function'))
  const [report] = reports()
  expect(report).toMatchObject({ Message: 'TypeError: x is not a function', Path: '/puzzle/<id>', Release: 'entry-D81h2.js' })
  expect(report?.Stack).toContain('browser/breakage-report.test.ts')
  expect(fetched[0]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(fetched[0]?.headers).toEqual({ 'content-type': 'application/json' })
})

test('what may tell of a person is taken out before it leaves the page', () => {
  reportBreakage(new SyntaxError(`Unexpected token in "BraveOtter" of otter@example.com`))
  reportBreakage({ Nickname: 'BraveOtter' })
  reportBreakage('a refusal of otter@example.com')
  expect(reports().map(({ Message }) => Message)).toEqual([
    'SyntaxError: Unexpected token in "…" of …',
    'thrown: [object Object]',
    'a … of …',
  ])
  expect(JSON.stringify(fetched)).not.toMatch(/otter|100641|mailed-code/i)
})

test('the same is told once, and of one page view no more than three', () => {
  const error = new Error('the first')
  for (let times = 0; times < 5; times += 1) reportBreakage(error)
  expect(fetched).toHaveLength(1)
  for (let index = 0; index < 5; index += 1) reportBreakage(new Error(`number ${index}`))
  expect(fetched).toHaveLength(3)
})

test('an error that is far too long still fits', () => {
  const error = new Error('x '.repeat(1000))
  error.stack = 'at f (https://emojigma.example/assets/a.js:1:1)\n'.repeat(200)
  reportBreakage(error)
  expect(reports()).toHaveLength(1)
})

/** A router that goes from page to page. */
function visitOf(...paths: readonly string[]) {
  let listener: (state: { readonly location: { readonly pathname: string } }) => void = () => {}
  const state = { location: { pathname: paths[0] ?? '/' } }
  return {
    router: { state, subscribe: (next: typeof listener) => (listener = next) },
    walk: () => paths.slice(1).forEach((pathname) => listener({ location: { pathname } })),
  }
}

async function brokenAfter(
  rates: ReplayRates,
  random: readonly number[],
  paths: readonly string[],
): Promise<readonly string[] | undefined> {
  const { keepPages } = await import('./replay.ts')
  const left = [...random]
  vi.spyOn(Math, 'random').mockImplementation(() => left.shift() ?? 1)
  const { router, walk } = visitOf(...paths)
  keepPages(rates, router)
  walk()
  reportBreakage(new Error('broken'))
  vi.mocked(Math.random).mockRestore()
  return reports()[0]?.Pages
}

const PAGES = ['/today', '/today', '/puzzle/100641', '/challenge/abcdefghjkmnpq']

test('a tenth of errors tells the kinds of page before it, and no number or code of them', async () => {
  expect(await brokenAfter({ sessions: 0, errors: 0.1 }, [0, 0.09], PAGES)).toEqual(['/today', '/puzzle/<id>', '/challenge/<id>'])
  expect(JSON.stringify(fetched)).not.toMatch(/100641|abcdef/)
})

test.each([
  ['the others tell none', { sessions: 0, errors: 0.1 }, [0, 0.1]],
  ['and none does where it is switched off', { sessions: 0, errors: 0 }, [0, 0]],
])('%s', async (_what, rates, random) => {
  expect(await brokenAfter(rates, random, PAGES)).toBeUndefined()
})

test('all errors of a chosen visit do, of its last ten pages', async () => {
  const many = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? '/today' : '/emojiRiddles'))
  expect(await brokenAfter({ sessions: 0.2, errors: 0 }, [0.19, 0.99], many)).toHaveLength(10)
})

const withStack = (stack: string) => Object.assign(new Error('broken'), { stack })

test.each([
  ['what an extension breaks', withStack('Error: broken\n at chrome-extension://abcdef/content.js:1:1')],
  ['what an extension breaks in Firefox', withStack('f@moz-extension://0b7e2c3a/content.js:1:1')],
  ['what an extension breaks in Safari', withStack('f@safari-web-extension://0B7E2C3A/content.js:1:1')],
  ['what the browser does not tell', 'Script error.'],
  ['notes about layout', 'ResizeObserver loop completed with undelivered notifications.'],
])('%s is left out', (_what, error) => {
  reportBreakage(error)
  expect(fetched).toEqual([])
})

test('offline nothing is sent, nor counted', () => {
  vi.stubGlobal('navigator', { onLine: false })
  for (let index = 0; index < 5; index += 1) reportBreakage(new Error(`number ${index}`))
  vi.stubGlobal('navigator', { onLine: true })
  reportBreakage(new Error('now'))
  expect(reports().map(({ Message }) => Message)).toEqual(['Error: now'])
})
