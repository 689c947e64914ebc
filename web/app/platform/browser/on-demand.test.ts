// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { forgetMissingStyles, LateCode, loadAgain, onDemand } from './on-demand.ts'

const FAILED = new TypeError('Failed to fetch dynamically imported module')

beforeAll(() => forgetMissingStyles())
afterEach(() => document.head.replaceChildren())

test('code that is there is loaded as it is', async () => {
  const module = { Dots: 1 }
  expect(await loadAgain(async () => module, 'Dots')).toBe(module)
  expect(await onDemand(async () => module, 'Dots')).toBe(module)
})

test('code that is nowhere fails with the first error, or is none', async () => {
  const load = async (): Promise<{ readonly Dots: number }> => {
    throw FAILED
  }
  await expect(loadAgain(load, 'Dots')).rejects.toBe(FAILED)
  expect(await onDemand(load, 'Dots')).toBeUndefined()
})

test('code that is on its way for two minutes counts as failed, and may come at the next try', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<{ readonly Dots: number }>()
  let failure: unknown
  const first = loadAgain(() => promise, 'Dots').catch((error: unknown) => (failure = error))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBeInstanceOf(LateCode)
  const again = loadAgain(() => promise, 'Dots')
  resolve({ Dots: 1 })
  expect(await again).toEqual({ Dots: 1 })
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a stylesheet that could not be loaded is taken out, so that it can be asked for again; others stay', () => {
  const [missing, there] = ['/missing.css', '/there.css'].map((href) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href })
    return document.head.appendChild(link)
  })
  missing?.dispatchEvent(new Event('error'))
  there?.dispatchEvent(new Event('load'))
  expect([...document.head.children]).toEqual([there])
})
