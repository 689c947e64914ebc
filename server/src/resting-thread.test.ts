import { afterEach, expect, test } from 'vitest'
import { RestingThread } from './resting-thread.ts'

/** Answers with the number of its thread, and dies of being told to. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', (request) => (request === 'die' ? process.exit(7) : parentPort.postMessage(threadId)))
`
const script = new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`)

let close = async (): Promise<void> => {}
afterEach(() => close())

function open(idleMs: number) {
  let hear = (_threadId: number): void => {}
  const lost: string[] = []
  const thread = new RestingThread<'who are you' | 'die', number>({
    script,
    idleMs,
    onReply: (threadId) => hear(threadId),
    onLost: ({ message }) => lost.push(message),
  })
  close = () => thread.end()
  const whoAnswers = (): Promise<number> =>
    new Promise((resolve) => {
      hear = (threadId) => {
        thread.rest()
        resolve(threadId)
      }
      thread.ask('who are you')
    })
  return { thread, lost, whoAnswers }
}

test('it stays for the next request, and another one answers once it has rested', async () => {
  const staying = open(60_000)
  expect(await staying.whoAnswers()).toBe(await staying.whoAnswers())
  await staying.thread.end()
  const resting = open(0)
  const first = await resting.whoAnswers()
  await expect.poll(() => resting.whoAnswers()).not.toBe(first)
  expect([...staying.lost, ...resting.lost]).toEqual([])
})

test('one that ends by itself says so, and another one answers', async () => {
  const { thread, lost, whoAnswers } = open(60_000)
  const first = await whoAnswers()
  thread.ask('die')
  await expect.poll(() => lost).toEqual(['the worker ended with code 7'])
  expect(await whoAnswers()).not.toBe(first)
})
