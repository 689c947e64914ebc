import { expect, test } from 'vitest'
import { MemoryBus } from '../../bus/memory-bus.ts'
import { SharedCounts } from './shared-counts.ts'

const SECRET = 'a secret of tests only'
const GUESSES = { name: 'guesses', max: 60 }

test('processes count a client together, but for less than an eighth of the limit each', () => {
  const bus = new MemoryBus()
  const [one, two, three] = [bus.join(), bus.join(), bus.join()].map((member) => new SharedCounts(member, SECRET))
  for (let count = 0; count < 20; count += 1) {
    one?.count(GUESSES, 'a player')
    two?.count(GUESSES, 'a player')
  }
  expect(three?.elsewhere(GUESSES, 'a player')).toBe(32)
  expect(one?.elsewhere(GUESSES, 'a player')).toBe(16)
  expect(three?.count(GUESSES, 'another')).toBe(0)
  expect(three?.count({ name: 'pages', max: 60 }, 'a player')).toBe(0)
})

test('nobody’s address is told', () => {
  const bus = new MemoryBus()
  const told: (string | undefined)[] = []
  bus.join().subscribe('requests counted', (text) => told.push(text))
  new SharedCounts(bus.join(), SECRET).count({ name: 'calls', max: 8 }, '192.0.2.7')
  expect(told).toEqual([expect.stringMatching(/^[\w-]{22} 1$/)])
})
