import { afterEach, beforeEach, expect, test } from 'vitest'
import { Relay } from './relay.ts'
import { openTestReceiver, type TestReceiver } from '../testing/test-receiver.ts'

let receiver: TestReceiver
let timeMs = 0
let warnings: unknown[] = []
let relay: Relay
beforeEach(async () => {
  receiver = await openTestReceiver()
  warnings = []
  const log = { warn: (...words: unknown[]) => void warnings.push(words) }
  relay = new Relay({ what: 'notes', clock: { nowMs: () => timeMs }, log })
})
afterEach(async () => {
  relay.close()
  await receiver.close()
})

const bodies = () => receiver.received.map(({ body }) => body['n'])

test('what is passed on arrives, with its headers', async () => {
  relay.pass(`${receiver.origin}/notes`, { n: 1 }, { 'x-key': 'abc' })
  expect(receiver.received).toEqual([])
  await relay.idle()
  expect(receiver.received).toMatchObject([{ path: '/notes', body: { n: 1 }, headers: { 'x-key': 'abc', 'user-agent': 'Emojigma' } }])
  expect(warnings).toEqual([])
})

test('a site that fails is left alone for a minute, and the log says so once', async () => {
  receiver.answer(500)
  for (const n of [1, 2, 3, 4, 5]) relay.pass(receiver.origin, { n })
  await relay.idle()
  // Two are sent at once; the others have not begun.
  expect(bodies().length).toBeLessThanOrEqual(2)
  receiver.answer(200)
  relay.pass(receiver.origin, { n: 6 })
  await relay.idle()
  expect(bodies()).not.toContain(6)
  timeMs += 60_000
  relay.pass(receiver.origin, { n: 7 })
  await relay.idle()
  expect(bodies()).toContain(7)
  expect(warnings.length).toBeLessThanOrEqual(2)
  expect(JSON.stringify(warnings)).toContain('notes cannot be passed on just now')
})

test('a site that says how long it wants to be left alone is', async () => {
  receiver.answer(429, { 'retry-after': '120' })
  relay.pass(receiver.origin, { n: 1 })
  await relay.idle()
  receiver.answer(200)
  timeMs += 119_000
  relay.pass(receiver.origin, { n: 2 })
  timeMs += 1000
  relay.pass(receiver.origin, { n: 3 })
  await relay.idle()
  expect(bodies()).toEqual([1, 3])
})

test('of a flood a hundred wait, the rest is dropped', async () => {
  for (let n = 0; n < 1000; n += 1) relay.pass(receiver.origin, { n })
  await relay.idle()
  expect(bodies().length).toBeGreaterThan(90)
  expect(bodies().length).toBeLessThanOrEqual(102)
})

test('closing drops what a silent site was to get, at once', async () => {
  receiver.answer('never')
  for (const n of [1, 2, 3]) relay.pass(receiver.origin, { n })
  relay.close()
  await relay.idle()
  expect(warnings).toEqual([])
})

test('a site that is not there costs nobody anything', async () => {
  const { origin } = receiver
  await receiver.close()
  expect(() => relay.pass(origin, { n: 1 })).not.toThrow()
  await relay.idle()
  expect(warnings).toHaveLength(1)
  receiver = await openTestReceiver()
})
