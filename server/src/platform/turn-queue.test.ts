import { expect, test } from 'vitest'
import { TurnQueue } from './turn-queue.ts'

const URGENCIES = ['today', 'archive', 'ahead'] as const
type Urgency = (typeof URGENCIES)[number]
type Turn = Parameters<TurnQueue<Urgency>['run']>[2]

const AHEAD: Turn = { urgency: 'ahead', client: '' }

/** Asks a queue for drawings that end when they are told to. */
function drawings(queue: TurnQueue<Urgency>) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    ask: (name: string, turn: Turn) =>
      queue.run(
        name,
        () =>
          new Promise<string>((resolve) => {
            started.push(name)
            ends.set(name, () => resolve(name))
          }),
        turn,
      ),
    /** Ends them in the order in which they are begun, until none waits. */
    async endAll(): Promise<void> {
      for (let index = 0; index < started.length; index += 1) {
        ends.get(started[index] ?? '')?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

function today(client: string): Turn {
  return { urgency: 'today', client }
}

function archive(client: string): Turn {
  return { urgency: 'archive', client }
}

test("no more than a few are drawn at once: today's first, then the archive's, and last what is drawn ahead", async () => {
  const { started, ask, endAll } = drawings(new TurnQueue(URGENCIES, 1, 10, 10))
  const all = [ask('a', AHEAD), ask('b', AHEAD), ask('c', archive('ann')), ask('d', today('bob')), ask('e', archive('ann'))]
  expect(started).toEqual(['a'])
  await endAll()
  expect(started).toEqual(['a', 'd', 'c', 'e', 'b'])
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('clients take turns, so that one who asks for many keeps nobody waiting for all of them', async () => {
  const { started, ask, endAll } = drawings(new TurnQueue(URGENCIES, 1, 20, 10))
  const many = ['m1', 'm2', 'm3', 'm4', 'm5'].map((name) => ask(name, archive('many')))
  const few = [ask('ann 1', archive('ann')), ask('bob 1', archive('bob')), ask('ann 2', archive('ann'))]
  await endAll()
  expect(started).toEqual(['m1', 'm2', 'ann 1', 'bob 1', 'm3', 'ann 2', 'm4', 'm5'])
  expect(await Promise.all([...many, ...few])).toHaveLength(8)
})

test('a client with enough in line is turned away, and that one alone', async () => {
  const { ask, endAll } = drawings(new TurnQueue(URGENCIES, 1, 10, 2))
  const many = ['a', 'b', 'c', 'd'].map((name) => ask(name, archive('many')))
  const other = ask('e', archive('other'))
  expect(await many[3]).toBeUndefined()
  await endAll()
  expect(await Promise.all([...many, other])).toEqual(['a', 'b', 'c', undefined, 'e'])
})

test('when too many wait, the next is turned away, but not one of today for those of the archive', async () => {
  const { ask, endAll } = drawings(new TurnQueue(URGENCIES, 1, 2, 10))
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name, archive(`client ${name}`)))
  const ofToday = ask('e', today('client e'))
  await endAll()
  expect(await Promise.all([...all, ofToday])).toEqual(['a', 'b', 'c', undefined, 'e'])
})

test('what waits to be drawn ahead goes before the rest as soon as somebody asks for it', async () => {
  const queue = new TurnQueue(URGENCIES, 1, 10, 10)
  const { started, ask, endAll } = drawings(queue)
  const all = [ask('a', AHEAD), ask('b', AHEAD), ask('c', AHEAD), ask('d', archive('ann'))]
  queue.hasten('c', today('bob'))
  queue.hasten('a', today('bob'))
  await endAll()
  expect(started).toEqual(['a', 'c', 'd', 'b'])
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('a drawing that fails makes room for the next', async () => {
  const queue = new TurnQueue(URGENCIES, 1, 1, 1)
  await expect(queue.run('a', () => Promise.reject(new Error('broken')), today('ann'))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 'drawn', today('ann'))).toBe('drawn')
})

test('it tells how much waits, in all lines together', async () => {
  const queue = new TurnQueue(URGENCIES, 1, 10, 10)
  const { ask, endAll } = drawings(queue)
  expect(queue.waiting).toBe(0)
  const all = [ask('a', today('one')), ask('b', today('one')), ask('c', today('another')), ask('d', AHEAD)]
  expect(queue.waiting).toBe(3)
  await endAll()
  await Promise.all(all)
  expect(queue.waiting).toBe(0)
})
