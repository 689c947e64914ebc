import { expect, test } from 'vitest'
import { DrawingQueue } from './drawing-queue.ts'

/** Drawings that end when they are told to. */
function drawings() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    draw: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name)
        ends.set(name, () => resolve(name))
      }),
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('no more than a few are drawn at once, and people come before what is drawn ahead', async () => {
  const { started, draw, end } = drawings()
  const queue = new DrawingQueue(1, 10)
  const all = [queue.run(draw('a'), 'ahead'), queue.run(draw('b'), 'ahead'), queue.run(draw('c'), 'now'), queue.run(draw('d'), 'now')]
  expect(started).toEqual(['a'])
  await end('a')
  expect(started).toEqual(['a', 'c'])
  await end('c')
  await end('d')
  expect(started).toEqual(['a', 'c', 'd', 'b'])
  await end('b')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('when too many wait, the next is turned away', async () => {
  const { draw, end } = drawings()
  const queue = new DrawingQueue(1, 1)
  const first = queue.run(draw('a'), 'now')
  const second = queue.run(draw('b'), 'now')
  expect(await queue.run(draw('c'), 'now')).toBeUndefined()
  await end('a')
  await end('b')
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
})

test('a drawing that fails makes room for the next', async () => {
  const queue = new DrawingQueue(1, 1)
  await expect(queue.run(() => Promise.reject(new Error('broken')), 'now')).rejects.toThrow('broken')
  expect(await queue.run(async () => 'drawn', 'now')).toBe('drawn')
})
