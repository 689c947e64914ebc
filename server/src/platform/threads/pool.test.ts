import { afterEach, beforeEach, expect, test } from 'vitest'
import { QueueFull } from '../expected-failures.ts'
import { PoolClosed, ThreadPool, TookTooLong, type LineOptions, type ThreadLine } from './pool.ts'

interface TestTasks {
  readonly thread: (input: undefined) => number
  readonly fail: (why: string) => never
  readonly die: (code: number) => never
  readonly never: (input: undefined) => Promise<never>
  readonly open: (gate: Int32Array) => void
  readonly pass: (gate: Int32Array) => number
}

/** A gate is passed when it has been opened. */
const TASKS = `
import { threadId } from 'node:worker_threads'
export const thread = () => threadId
export const fail = (why) => { throw new RangeError(why) }
export const die = (code) => process.exit(code)
export const never = () => new Promise(() => setInterval(() => {}, 1000))
export const open = (gate) => { Atomics.store(gate, 0, 1); Atomics.notify(gate, 0) }
export const pass = (gate) => { Atomics.wait(gate, 0, 0); return threadId }
`
const MODULE = new URL(`data:text/javascript,${encodeURIComponent(TASKS)}`)

let logged: unknown[]
let pool: ThreadPool
beforeEach(() => {
  logged = []
  pool = new ThreadPool({ error: (fields: unknown) => logged.push(fields) })
})
afterEach(() => pool.close())

const line = (options?: LineOptions): ThreadLine<TestTasks> => pool.line<TestTasks>(MODULE, options)
const gate = () => new Int32Array(new SharedArrayBuffer(4))

test('a thread stays for the next task', async () => {
  const tasks = line()
  expect(await tasks.run('thread', undefined)).toBe(await tasks.run('thread', undefined))
})

test('the tasks of a line run one after the other, and those of two lines beside each other', async () => {
  const [first, second] = [line(), line()]
  const shut = gate()
  const order: string[] = []
  const passed = first.run('pass', shut).then(() => order.push('passed'))
  const after = first.run('thread', undefined).then(() => order.push('after'))
  await second.run('open', shut)
  await Promise.all([passed, after])
  expect(order).toEqual(['passed', 'after'])
})

test('however much long work there is, short work has a thread', async () => {
  const shut = gate()
  const long = Array.from({ length: 5 }, () => line({ isLong: true }).run('pass', shut))
  await line().run('open', shut)
  // The long tasks wait for the gate, which the short one opens: without a thread for it none would end.
  expect(await Promise.all(long)).toHaveLength(5)
})

test('a task that fails, fails alone, with its own error', async () => {
  const tasks = line()
  const [failing, next] = [tasks.run('fail', 'too far'), tasks.run('thread', undefined)]
  await expect(failing).rejects.toThrow(new RangeError('too far'))
  expect(await next).toBeGreaterThan(0)
})

test('a thread that dies takes its own task with it, and what waits has another thread', async () => {
  const tasks = line()
  const [dying, ...waiting] = [tasks.run('die', 7), tasks.run('thread', undefined), line().run('thread', undefined)]
  await expect(dying).rejects.toThrow('7')
  expect((await Promise.all(waiting)).every((id) => id > 0)).toBe(true)
  expect(logged).toEqual([])
})

test('a task is ended by its signal, running or waiting, and the next one runs', async () => {
  const tasks = line()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const ended = Promise.allSettled([running, waiting].map(({ signal }) => tasks.run('never', undefined, { signal })))
  const next = tasks.run('thread', undefined)
  waiting.abort(new Error('not needed'))
  running.abort(new Error('not wanted'))
  expect(await ended).toMatchObject([{ reason: { message: 'not wanted' } }, { reason: { message: 'not needed' } }])
  expect(await next).toBeGreaterThan(0)
})

test('a task that takes longer than its limit is ended, and the next one runs', async () => {
  const tasks = line()
  await expect(tasks.run('never', undefined, { longestMs: 20 })).rejects.toBeInstanceOf(TookTooLong)
  expect(await tasks.run('thread', undefined, { longestMs: 60_000 })).toBeGreaterThan(0)
})

test('when too many wait, the next is refused', async () => {
  const tasks = line({ maxWaiting: 1, whenFull: 'too many gates' })
  const shut = gate()
  const passed = [tasks.run('pass', shut), tasks.run('pass', shut)]
  await expect(tasks.run('pass', shut)).rejects.toThrow(new QueueFull('too many gates'))
  await line().run('open', shut)
  await Promise.all(passed)
  expect(await tasks.run('thread', undefined)).toBeGreaterThan(0)
})

test('when the server closes, what runs and what waits is ended, and nothing more begins', async () => {
  const tasks = line()
  const ended = Promise.allSettled([tasks.run('never', undefined), tasks.run('thread', undefined)])
  await pool.close()
  const closed = { status: 'rejected', reason: new PoolClosed() }
  expect(await ended).toEqual([closed, closed])
  await expect(tasks.run('thread', undefined)).rejects.toBeInstanceOf(PoolClosed)
})

test('a module or a task that is not there is an error of the one who asks', async () => {
  await expect(pool.line<TestTasks>(new URL('no-such.ts', import.meta.url)).run('thread', undefined)).rejects.toThrow('no-such')
  await expect(line().run('missing' as 'thread', undefined)).rejects.toThrow('missing')
})

test('clients of a line take turns, and each has its share of the queue', async () => {
  const tasks = line({ maxPerClient: 2, whenFull: 'too many gates' })
  const shut = gate()
  const order: string[] = []
  const of = (client: string) => tasks.run('thread', undefined, { client }).then(() => order.push(client))
  const passed = tasks.run('pass', shut, { client: 'one' })
  const waiting = [of('one'), of('one'), of('other')]
  await expect(of('one')).rejects.toThrow(new QueueFull('too many gates'))
  await line().run('open', shut)
  await Promise.all([passed, ...waiting])
  expect(order).toEqual(['one', 'other', 'one'])
})
