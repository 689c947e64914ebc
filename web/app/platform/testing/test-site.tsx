import { getMyDays } from '@emojigma/contract/accounts/my-days.ts'
import { pathsOf, type ReplyOf } from '@emojigma/contract/call.ts'
import { CALLS } from '@emojigma/contract/calls.ts'
import { getSolvedDevicePuzzleIds, type getSolvedPuzzleIds, type uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getApiRoot } from '@emojigma/contract/operator/health.ts'
import { getNewPuzzlesMini, getPopularPuzzlesMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import type { SiteSettings } from '@emojigma/contract/site/pages.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayOfPuzzle, puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import { configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, vi } from 'vitest'
import type { SiteContent } from '../navigation/page.ts'
import { App } from '../shell/app.tsx'
import { makeStore, type Store } from '../store.ts'
import { NOON_MS, TODAY } from './noon.ts'

// For busy machines.
configure({ asyncUtilTimeout: 10_000 })

export const SITE: SiteSettings = {
  origin: 'http://localhost:3000',
  supportEmail: 'help@emojigma.example',
  artVersion: 'test',
  nowMs: NOON_MS,
}

export const NO_CONTENT: SiteContent = { articles: [], riddles: [] }

/** The forty puzzles of a day, as a server would list them. */
export function setOf(day: Day): readonly PuzzleView[] {
  return SLOTS.map((slot, index) => puzzleOf(puzzleIdOf(day, index), slot))
}

function puzzleOf(id: number, slot: Pick<PuzzleView, 'typeId' | 'levelId'>): PuzzleView {
  return {
    id,
    ...slot,
    theme: 'Wild animals',
    attempted: 10,
    correct: 5,
    totalAttempted: 10,
    isRevealed: false,
    isToday: true,
    hasSvg: true,
    isMigrated: true,
    emoji: ['fox', 'frog', 'owl'],
    emojiNames: ['fox', 'frog', 'owl'],
    emojiTheme: 'Wild animals',
    text: 'fox plus fox equals 10',
    answerDigest: '0'.repeat(64),
  }
}

/** A puzzle of a day, with the digest of an answer.
 *  @param slot 0 to 39 */
export async function puzzleAt(slot: number, answer: string, more: Partial<PuzzleView> = {}, day: Day = TODAY): Promise<PuzzleView> {
  const puzzle = setOf(day)[slot]
  if (!puzzle) throw new RangeError(`no slot ${slot}`)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(digestInput(puzzle.id, answer)))
  const answerDigest = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...puzzle, answerDigest, ...more }
}

const FOX = { kind: 'symbol', symbol: 0, copies: 1 } as const
const FROG = { kind: 'symbol', symbol: 1, copies: 1 } as const

/** A Classic question: a fox is 5, a frog 8, and their product is asked for. */
export const FOX_AND_FROG: PuzzleView['question'] = {
  typeId: 1,
  emoji: ['fox', 'frog'],
  equations: [
    { left: { operands: [FOX, FOX], operators: ['+'] }, right: 10 },
    { left: { operands: [FROG, FOX], operators: ['-'] }, right: 3 },
  ],
  ask: { operands: [FOX, FROG], operators: ['*'] },
}

export interface Call {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly token: string | undefined
}

const NO_DAYS = { Today: dayDate(TODAY), Stars: [], Streak: { Days: 0, IsPaused: false, RestDaysLeft: 2 }, Begun: [] }

type Replies = Readonly<Record<string, (call: Call) => unknown>>

/** Stubs `fetch` with replies that satisfy the contract, and records the calls. A reply of undefined is a network failure. */
export function serverWith(replies: Replies = {}): readonly Call[] {
  const calls: Call[] = []
  const all: Replies = {
    [getApiRoot.path]: () => ({ Name: 'Emojigma' }),
    [getTodaysPuzzlesMini.path]: () => wire(setOf(TODAY)),
    [getNewPuzzlesMini.path]: () => wire(setOf(TODAY)),
    [getPopularPuzzlesMini.path]: () => wire(setOf(TODAY)),
    [getSolvedDevicePuzzleIds.path]: () => playedIds(),
    [getMyDays.path]: ({ body: { Month } }) => ({ ...NO_DAYS, Month }),
    ...replies,
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input.clone() : new Request(new URL(input, location.origin), init)
    const token = request.headers.get('authorization')?.replace('Bearer ', '')
    const call: Call = { path: new URL(request.url).pathname, body: fieldsOf(await request.text()), token }
    calls.push(call)
    const reply = await all[call.path]?.(call)
    if (reply === undefined) throw new TypeError('Failed to fetch')
    const response = reply instanceof Response ? reply : Response.json(reply)
    if (!others.has(response)) await holdAgainstContract(call.path, response.clone())
    return response
  })
  return calls
}

/** The server's reply about a player's puzzles. */
export function playedIds(ids: Partial<ReplyOf<typeof getSolvedPuzzleIds>> = {}): ReplyOf<typeof getSolvedPuzzleIds> {
  const { AttemptedPuzzleIds = [] } = ids
  const Used = AttemptedPuzzleIds.filter((id) => dayOfPuzzle(id) === TODAY).length
  return { SolvedPuzzleIds: [], RevealedPuzzleIds: [], AttemptedPuzzleIds, Allowance: { Day: TODAY, Used }, ...ids }
}

/** The server's reply to a guess. */
export function judged(puzzle: PuzzleView, isRight: boolean): ReplyOf<typeof uploadPuzzleGuessMini> {
  return { ...puzzleToWire(puzzle, 'short'), ok: isRight, Allowance: { Day: TODAY, Used: 1 }, Points: 0 }
}

const others = new WeakSet<Response>()

/** A reply of another server, such as a Wi-Fi sign-in page. */
export function notOurs(response: Response): Response {
  others.add(response)
  return response
}

/** Fails the test that invented the reply, even if the page takes it for a network failure. */
const breaches: unknown[] = []
afterEach(() => {
  const [breach] = breaches.splice(0)
  if (breach !== undefined) throw breach
})

async function holdAgainstContract(path: string, response: Response): Promise<void> {
  // A proxy may reply with anything.
  if (response.status >= 500) return
  try {
    const call = CALLS.find((one) => pathsOf(one).includes(path))
    const schema = call?.replies[response.status]
    if (!schema) throw new Error(`${path} never answers with ${response.status}`)
    const reply: unknown = await response.json()
    expect(schema.parse(reply)).toEqual(reply)
  } catch (error) {
    breaches.push(new Error(`the contract has no such reply of ${path}`, { cause: error }))
  }
}

/** Of a JSON body, or of a form. */
function fieldsOf(text: string): Record<string, unknown> {
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : Object.fromEntries(new URLSearchParams(text))
}

export function wire(puzzles: readonly PuzzleView[]) {
  return puzzles.map((puzzle) => puzzleToWire(puzzle, 'short'))
}

/** Adds what supported browsers have and jsdom lacks. */
export function completeBrowser(): void {
  if (!('showModal' in HTMLDialogElement.prototype)) {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
      },
    })
  }
  if (typeof globalThis.matchMedia !== 'function') mediaMatch(false)
  if (typeof globalThis.ResizeObserver !== 'function') vi.stubGlobal('ResizeObserver', SizeNeverChanges)
  if (typeof globalThis.IntersectionObserver !== 'function') vi.stubGlobal('IntersectionObserver', SizeNeverChanges)
}

/** Everything counts as near the visible part of the page. */
export function everythingIsNear(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends SizeNeverChanges {
      readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        super()
        this.#seen = seen
      }
      override observe() {
        this.#seen([{ isIntersecting: true }])
      }
    },
  )
}

class SizeNeverChanges {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Answers every media query alike. */
export function mediaMatch(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }))
}

/** Whether the browser would confirm closing the page now. */
export function isAskedBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Renders an element or a set of routes at an address.
 *  @param store with preloaded state
 *  @returns also `address`, which reads the address bar */
export function renderAt(address: string, what: ReactElement | RouteObject[], site: SiteSettings = SITE, store: Store = makeStore()) {
  completeBrowser()
  const routes = Array.isArray(what) ? what : [{ path: '*', element: what }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const addressInBar = () => {
    const { mask, ...location } = router.state.location
    const { pathname, search } = mask ?? location
    return pathname + search
  }
  const view = render(
    <App store={store} site={site}>
      <RouterProvider router={router} />
    </App>,
  )
  return { ...view, router, address: addressInBar }
}
