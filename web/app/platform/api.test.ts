import { DAY_MS } from '@emojigma/engine/day.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { currentMs, setClock } from './browser/clock.ts'
import { makeStore } from './store.ts'
import { NOON_MS } from './testing/noon.ts'

const APP = join(import.meta.dirname, '..')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a reply says the time, unless it may come out of a cache', async () => {
  const YESTERDAY = 'Fri, 20 Nov 2026 12:00:00 GMT'
  vi.useFakeTimers({ now: NOON_MS, toFake: ['Date'] })
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ askTime: build.query<unknown, string>({ query: (path) => path }) }),
  })
  const askWith = async (caching: string): Promise<number> => {
    setClock(NOON_MS)
    const headers = { date: YESTERDAY, 'cache-control': caching }
    vi.stubGlobal('fetch', async () => Response.json({}, { headers }))
    await makeStore().dispatch(endpoints.askTime.initiate('/api/time'))
    return (currentMs() - NOON_MS) / DAY_MS
  }
  expect([await askWith('max-age=86400'), await askWith('no-store')]).toEqual([0, -1])
  setClock(NOON_MS)
})

// All features add to one API: of two endpoints with one name, the page would call the one that was loaded first.
test('no two endpoints have the same name', () => {
  const names = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(APP, file), 'utf8').matchAll(/^ {4}(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm)])
    .map(([, name]) => name)
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
