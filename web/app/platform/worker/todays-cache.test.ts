import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { TODAY } from '../testing/noon.ts'
import { setOf } from '../testing/test-site.tsx'
import { cacheToday, cachedPicture, cachedSet } from './todays-cache.ts'
import { picturesOf } from './todays-set.ts'

const ORIGIN = 'https://emojigma.example'
const SET_CALL = '/api/Puzzle/GetTodaysLatestPuzzlesMini'
const ART = 'a1'
const wired = (day: number) => setOf(day).map((puzzle) => puzzleToWire(puzzle, 'short'))

/** Caches as a browser has them, as far as the worker uses them, in memory. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const hrefOf = (address: string) => new URL(address, ORIGIN).href
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        keys: async () => [...store.keys()].map((url) => ({ url })),
        match: async (address: string) => store.get(hrefOf(address))?.clone(),
        put: async (address: string, response: Response) => void store.set(hrefOf(address), response),
      }
    },
  }
}

/** The site, as the worker asks it. */
const site = { answer: (_path: string): Response => new Response('drawn'), asked: [] as string[], credentials: new Set<unknown>() }

beforeEach(() => {
  site.asked = []
  site.credentials.clear()
  site.answer = (path) => (path === SET_CALL ? Response.json(wired(TODAY)) : new Response('drawn'))
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('fetch', async (path: string, { credentials }: RequestInit) => {
    site.credentials.add(credentials)
    site.asked.push(path)
    return site.answer(path)
  })
  return () => vi.unstubAllGlobals()
})

test('today’s set is kept with all its pictures, and what is there is not fetched again', async () => {
  await cacheToday(TODAY, ART)
  expect(await cachedSet()).toEqual({ day: TODAY, puzzles: wired(TODAY) })
  expect(site.asked.toSorted()).toEqual([SET_CALL, ...picturesOf(wired(TODAY), ART)].toSorted())
  expect([...site.credentials]).toEqual(['omit'])
  for (const picture of picturesOf(wired(TODAY), ART)) expect(await (await cachedPicture(ORIGIN + picture))?.text()).toBe('drawn')
  site.asked = []
  await cacheToday(TODAY, ART)
  expect(site.asked).toEqual([])
})

test.each([
  ['could not be fetched', () => new Response('busy', { status: 503 })],
  ['a filter had put a page in the place of', () => new Response('<h1>Blocked</h1>', { headers: { 'content-type': 'text/html' } })],
])('a picture that %s is fetched the next time, and alone', async (_what, answer) => {
  const [missing = '', ...others] = picturesOf(wired(TODAY), ART)
  const whole = site.answer
  site.answer = (path) => (path === missing ? answer() : whole(path))
  await cacheToday(TODAY, ART)
  expect(await cachedPicture(ORIGIN + missing)).toBeUndefined()
  expect(await cachedPicture(ORIGIN + others[0])).toBeDefined()
  site.answer = whole
  site.asked = []
  await cacheToday(TODAY, ART)
  expect(site.asked).toEqual([missing])
})

test('the next day’s set takes the place of the one before', async () => {
  await cacheToday(TODAY, ART)
  site.answer = (path) => (path === SET_CALL ? Response.json(wired(TODAY + 1)) : new Response('drawn'))
  await cacheToday(TODAY + 1, ART)
  expect((await cachedSet())?.day).toBe(TODAY + 1)
  expect(await caches.keys()).toHaveLength(1)
})

test('of two sets, as a worker leaves them that is ended in between, the newer one is shown', async () => {
  await cacheToday(TODAY, ART)
  vi.spyOn(caches, 'delete').mockRejectedValue(new Error('the worker is ended'))
  site.answer = (path) => (path === SET_CALL ? Response.json(wired(TODAY + 1)) : new Response('drawn'))
  await expect(cacheToday(TODAY + 1, ART)).rejects.toThrow('ended')
  expect(await caches.keys()).toHaveLength(2)
  expect((await cachedSet())?.day).toBe(TODAY + 1)
})

test.each([
  ['is refused', () => Response.json(wired(TODAY + 1), { status: 503 })],
  ['is a page of somebody else’s', () => new Response('<h1>Sign in to the Wi-Fi</h1>')],
  ['is no set', () => Response.json({ Message: 'Please try again.' })],
])('the set before stays while the next one %s', async (_how, answer) => {
  await cacheToday(TODAY, ART)
  site.answer = answer
  await cacheToday(TODAY + 1, ART)
  expect((await cachedSet())?.day).toBe(TODAY)
})
