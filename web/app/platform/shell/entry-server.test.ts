import type { PageRequest, PageSource } from '@emojigma/contract/site/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { describe, expect, test, vi } from 'vitest'
import { NOON_MS, TODAY } from '../testing/noon.ts'
import { rowOf } from '../testing/test-rows.ts'
import { FOX_AND_FROG, puzzleAt, setOf } from '../testing/test-site.tsx'
import { inlineScript, renderPage } from './entry-server.tsx'

vi.mock('virtual:built-assets', () => ({
  build: 'build-a',
  manifest: {
    'app/platform/shell/entry-client.tsx': { file: 'assets/entry.js' },
    'app/features/puzzles/TodayPage.tsx': { file: 'assets/today.js' },
    'app/features/boards/PuzzleBoards.tsx': { file: 'assets/boards.js' },
  },
  styles: {},
}))

const SITE = { origin: 'https://emojigma.example', supportEmail: 'help@emojigma.example', artVersion: 'a1', nowMs: NOON_MS }
const PUZZLES = setOf(TODAY)
const CLASSIC: PuzzleView = await puzzleAt(6, '40', { question: FOX_AND_FROG, emoji: ['fox', 'frog'], emojiNames: ['fox', 'frog'] })

/** Notes what is asked for. */
function sourceOf(changes: Partial<PageSource> = {}) {
  const asked: unknown[] = []
  const note =
    <Args extends readonly unknown[], Reply>(name: string, reply: (...args: Args) => Promise<Reply>) =>
    async (...args: Args) => {
      asked.push([name, ...args])
      return reply(...args)
    }
  const source: PageSource = {
    todaysPuzzles: note('today', changes.todaysPuzzles ?? (async () => PUZZLES)),
    puzzle: note('puzzle', changes.puzzle ?? (async (id) => (id === CLASSIC.id ? CLASSIC : undefined))),
    newPuzzles: note('new', changes.newPuzzles ?? (async ({ typeId }) => PUZZLES.filter((one) => !typeId || one.typeId === typeId))),
    popularPuzzles: note('popular', changes.popularPuzzles ?? (async () => PUZZLES)),
    leaderboard: note('board', changes.leaderboard ?? (async (scope) => [rowOf(1, { NickName: `Winner of ${scope}` })])),
  }
  return { asked, source }
}

async function pageAt(url: string, { site = SITE, source = sourceOf().source }: Partial<PageRequest> = {}) {
  const reply = await renderPage({ url, site, source })
  if (reply.kind !== 'page') throw new Error(`${url} leads to ${reply.location}`)
  return reply
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link[^>]* rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const headingsOf = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words]) => words?.replaceAll(/<[^>]+>/g, ''))

describe('a page', () => {
  test.each([
    ['/', 'What is each emoji worth?'],
    ['/today', 'Today’s puzzles'],
    ['/puzzle', 'Latest Puzzles'],
    ['/popular', 'Popular Puzzles'],
    ['/emojiMathPuzzles', 'Emoji Math Puzzles'],
    ['/emojiLogicPuzzles', 'Emoji Logic Games'],
    [`/puzzle/${CLASSIC.id}`, 'Classic'],
    ['/leaderboard', 'All time leaderboard'],
    ['/leaderboardRanks', 'All 80 ranks'],
    ['/register', 'Register'],
    ['/login', 'Log in'],
    ['/forgottenpassword', 'Forgotten your password?'],
    ['/magic', 'This link no longer works'],
    ['/resetpassword', 'This link is not complete'],
  ])('at %s is there, with a title, one first heading and its own address', async (url, heading) => {
    const { status, html } = await pageAt(url)
    expect(status).toBe(200)
    expect(titleOf(html)).toMatch(/^.+ · Emojigma$/)
    expect(headingsOf(html)).toEqual([heading])
    expect(canonicalOf(html)).toMatch(/^https:\/\/emojigma\.example\//)
  })

  test.each(['/printToday', '/faq', '/help/teacherPortal', '/blogs', '/privacypolicy', '/termsandconditions'])(
    'at %s is readable in any browser, without the app',
    async (url) => {
      const { status, html } = await pageAt(url)
      expect([status, /<html[^>]* data-readable>/.test(html)]).toEqual([200, true])
    },
  )

  test.each(['/', '/today', `/puzzle/${CLASSIC.id}`, '/login'])('at %s needs the app', async (url) => {
    const { html } = await pageAt(url)
    expect(/<html[^>]* data-readable>/.test(html)).toBe(false)
  })

  test.each([
    ['/today', '/today'],
    ['/puzzle/today', '/today'],
    ['/TODAY/', '/today'],
    ['/puzzle', '/puzzle'],
    ['/puzzle/index', '/puzzle'],
    ['/puzzle/new', '/puzzle'],
    ['/new', '/puzzle'],
    ['/popular', '/puzzle/mostpopular'],
    ['/emojimathpuzzles', '/emojiMathPuzzles'],
    ['/emojiLogicPuzzles', '/emojiLogicGames'],
    [`/puzzle/puzzle/${CLASSIC.id}`, `/puzzle/${CLASSIC.id}`],
    [`/puzzle/${CLASSIC.id}abc`, `/puzzle/${CLASSIC.id}`],
    [`/embed/${CLASSIC.id}`, `/puzzle/${CLASSIC.id}`],
    ['/home/leaderboard/1', '/leaderboard'],
    ['/leaderboardranks', '/leaderboardRanks'],
    ['/swag', '/shop'],
    ['/store', '/shop'],
    ['/home/privacypolicy', '/privacypolicy'],
    ['/account/login', '/login'],
    ['/account/register', '/register'],
    ['/Account/ResetPassword', '/resetpassword'],
  ])('at %s has the one address %s', async (url, address) => {
    const { html } = await pageAt(url)
    expect(html.match(/rel="canonical"/g)).toHaveLength(1)
    expect(canonicalOf(html)).toBe(`https://emojigma.example${address}`)
  })

  test.each(['/login', '/account/register', '/magic', '/resetpassword', '/consent', '/myAccount', '/changepassword', '/externalLogin'])(
    'at %s is for one person, and for no search',
    async (url) => {
      const { html } = await pageAt(url)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('og:title')
    },
  )

  test('has a link past its frame, a header, its content and a footer', async () => {
    const { html } = await pageAt('/leaderboardRanks')
    expect(html).toMatch(/<a class="skip-link" href="#main">.*<header.*<main id="main".*<\/main>.*<footer/s)
  })

  test('does not take its query into its own address', async () => {
    const { html } = await pageAt('/puzzle?t=1&l=3&utm=mail')
    expect(canonicalOf(html)).toBe('https://emojigma.example/puzzle')
    expect(html).toContain('property="og:url" content="https://emojigma.example/puzzle">')
  })

  test('brings along the site and the state it was drawn with, and the script’s files of its own', async () => {
    const { html } = await pageAt('/today')
    const data = /<script type="application\/json" id="preloaded">(.*?)<\/script>/s.exec(html)?.[1]
    expect(JSON.parse(data ?? '')).toMatchObject({ site: SITE })
    expect(data).toContain(`"id":${PUZZLES[39]?.id}`)
    expect(html).toContain('<link rel="modulepreload" href="/assets/today.js"')
    expect(html).not.toContain('/assets/boards.js')
    expect(html).toContain('<script type="module" src="/assets/entry.js"')
  })

  test('holds the inline script to the letter, which the content policy allows by its hash', async () => {
    const { html } = await pageAt('/leaderboardRanks')
    expect(html.split(`<script>${inlineScript}</script>`)).toHaveLength(2)
  })

  test('has the menu of guests and of accounts, marked whose it is, and of accounts no name', async () => {
    const { html } = await pageAt('/today')
    expect(html).toMatch(/<li data-for="others"><a [^>]*><img [^>]*>PRICING</)
    expect(html).toMatch(/<li data-for="email"><a [^>]*><img [^>]*>MY ACCOUNT</)
    expect(html).toMatch(/<a [^>]*data-for="guest"[^>]*>Register</)
    expect(html).toMatch(/<div [^>]*data-for="account"[^>]*><\/div>/)
  })
})

describe('what a page asks the server for', () => {
  test.each([
    ['/today', [['today']]],
    ['/puzzle/today', [['today']]],
    ['/puzzle', [['new', {}]]],
    ['/puzzle?t=4&l=9', [['new', { typeId: 4, levelId: 9 }]]],
    ['/PUZZLE/?l=2', [['new', { levelId: 2 }]]],
    ['/puzzle?t=3&l=8', [['new', { typeId: 3 }]]],
    ['/popular?t=5', [['popular', { typeId: 5 }]]],
    [
      '/emojiMathPuzzles?l=4',
      [
        ['new', { typeId: 1, levelId: 4 }],
        ['new', { typeId: 2, levelId: 4 }],
        ['new', { typeId: 3, levelId: 4 }],
      ],
    ],
    ['/emojiMathPuzzles?l=6', [['new', { typeId: 1, levelId: 6 }]]],
    ['/leaderboard', [['board', 0]]],
    ['/leaderboardWeekly', [['board', 1]]],
    ['/leaderboardDaily', [['board', 2]]],
    [`/puzzle/${CLASSIC.id}`, [['puzzle', CLASSIC.id]]],
    ['/puzzle/2147483648', []],
    ['/puzzle/abc', []],
    ['/leaderboardRanks', []],
    ['/login', []],
    ['/nowhere', []],
  ])('at %s is %j', async (url, wanted) => {
    const { asked, source } = sourceOf()
    await renderPage({ url, site: SITE, source })
    expect(asked).toEqual(wanted)
  })

  test.each([
    ['/leaderboard', 'Winner of 0'],
    ['/leaderboardWeekly', 'Winner of 1'],
    ['/leaderboardDaily', 'Winner of 2'],
  ])('is drawn: %s shows %s', async (url, winner) => {
    expect((await pageAt(url)).html).toContain(winner)
  })

  test('that fails is not taken for a page', async () => {
    const { source } = sourceOf({ todaysPuzzles: () => Promise.reject(new Error('the database is locked')) })
    await expect(renderPage({ url: '/today', site: SITE, source })).rejects.toThrow('the database is locked')
  })
})

describe('what is not there', () => {
  test.each(['/nowhere', '/checkout', '/home/leaderboard/2'])(
    '%s is answered with 404, a page that says so, and no place in a search',
    async (url) => {
      const { status, html } = await pageAt(url)
      expect([status, headingsOf(html)]).toEqual([404, ['There is no page here']])
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    },
  )

  test.each([
    '/puzzle/99',
    '/puzzle/puzzle/99',
    '/puzzle/0',
    '/puzzle/2147483648',
    '/puzzle/12345678901',
    '/puzzle/abc',
    '/puzzleSolution/1x',
    '/puzzleSolution/99',
  ])('%s names no puzzle and leads home', async (url) => {
    expect(await renderPage({ url, site: SITE, source: sourceOf().source })).toEqual({ kind: 'redirect', location: '/#no-puzzle' })
  })

  test.each(['/embed/99', '/embed/abc', '/embed/2147483648'])('%s names no puzzle, and its frame says so', async (url) => {
    const { status, html, isEmbeddable } = await pageAt(url)
    expect([status, isEmbeddable, headingsOf(html)]).toEqual([404, true, ['There is no puzzle here']])
    expect(await pageAt(`/embed/${CLASSIC.id}`)).toMatchObject({ status: 200, isEmbeddable: true })
  })

  test('what somebody wrote into an address or a name is drawn as words', async () => {
    const { html: missing } = await pageAt('/%3Cscript%3Ealert(1)%3C/script%3E?t=<script>alert(1)</script>')
    expect(missing).not.toContain('<script>alert(1)')
    const evil = '</script><img src=x onerror=alert(1)>'
    const { source } = sourceOf({ leaderboard: async () => [rowOf(1, { NickName: evil })] })
    const { html } = await pageAt('/leaderboardDaily', { source })
    expect(html).not.toContain(evil)
    expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;')
  })
})

test('addresses in meta tags begin with the origin of the site that asks', async () => {
  const { html } = await pageAt('/leaderboardRanks', { site: { ...SITE, origin: 'https://puzzles.example:8443' } })
  expect(canonicalOf(html)).toBe('https://puzzles.example:8443/leaderboardRanks')
  expect(html).not.toContain('https://emojigma.example')
})
