import fastify from 'fastify'
import { expect, test } from 'vitest'
import { LongReply, sendLongReply } from './long-reply.ts'

async function answered(body: object): Promise<{ readonly text: string; readonly turns: number; readonly type: unknown }> {
  const app = fastify()
  let turns = 0
  let next: NodeJS.Immediate | undefined
  const count = (): void => {
    turns += 1
    next = setImmediate(count)
  }
  app.get('/', async (_request, reply) => {
    next = setImmediate(count)
    return sendLongReply(reply, new LongReply(body))
  })
  const { body: text, headers } = await app.inject('/')
  clearImmediate(next)
  await app.close()
  return { text, turns, type: headers['content-type'] }
}

test.each([
  {},
  { a: [], b: {}, c: null, d: [null, 1.5, true, '“ü”'], 'e "f"': { g: [[1, [2]], { h: [] }] } },
  { a: undefined, b: [{ c: undefined, d: {} }] },
])('%j is written as JSON says it', async (body) => {
  expect(await answered(body)).toMatchObject({ text: JSON.stringify(body), type: 'application/json; charset=utf-8' })
})

test('while a long one is written others get their turn, every 64 KiB or so', async () => {
  const body = { Attempts: Array.from({ length: 20_000 }, (_, index) => ({ PuzzleId: index, BegunAt: '2026-11-21T12:00:00.000Z' })) }
  const { text, turns } = await answered(body)
  expect(JSON.parse(text)).toEqual(body)
  expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 65_536))
})
