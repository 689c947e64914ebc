import { beforeEach, expect, test, vi } from 'vitest'
import { firstAnswer } from './first-answer.ts'

const PATIENCE_MS = 3000

beforeEach(() => vi.useFakeTimers())

const fresh = () => new Response('fresh')
const keeping = () => vi.fn<() => Promise<Response | undefined>>(async () => new Response('kept'))
const textOf = async (answer: Promise<Response>) => (await answer).text()

function slow(ms: number): Promise<Response> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(fresh()), ms)
  })
}

test('a network that answers is preferred, and what is kept is not looked for', async () => {
  const kept = keeping()
  expect(await textOf(firstAnswer(Promise.resolve(fresh()), PATIENCE_MS, kept))).toBe('fresh')
  expect(kept).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers that it is broken', async () => new Response('broken', { status: 500 })],
  ['answers that the site is busy', async () => new Response('busy', { status: 503 })],
] as const)('a network that %s gives way to what is kept', async (_how, network) => {
  expect(await textOf(firstAnswer(network(), Infinity, keeping()))).toBe('kept')
})

test('what is not found is an answer', async () => {
  expect((await firstAnswer(Promise.resolve(new Response('', { status: 404 })), PATIENCE_MS, keeping())).status).toBe(404)
})

test('a slow network is waited for for some seconds, and no longer', async () => {
  const answers = [
    textOf(firstAnswer(slow(PATIENCE_MS - 1), PATIENCE_MS, keeping())),
    textOf(firstAnswer(slow(60_000), PATIENCE_MS, keeping())),
  ]
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await Promise.all(answers)).toEqual(['fresh', 'kept'])
})

test('without a limit a slow network is waited for as long as it takes', async () => {
  const answer = textOf(firstAnswer(slow(60_000), Infinity, keeping()))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('fresh')
})

test('where nothing is kept a slow network is waited for, and its failure is the answer', async () => {
  const nothing = async () => undefined
  const late = textOf(firstAnswer(slow(60_000), PATIENCE_MS, nothing))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await late).toBe('fresh')
  await expect(firstAnswer(Promise.reject(new TypeError('Failed to fetch')), PATIENCE_MS, nothing)).rejects.toThrow('Failed to fetch')
  expect((await firstAnswer(Promise.resolve(new Response('', { status: 500 })), PATIENCE_MS, nothing)).status).toBe(500)
})
