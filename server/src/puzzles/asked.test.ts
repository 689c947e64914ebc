import { expect, test } from 'vitest'
import { Asked } from './asked.ts'

test('a puzzle is asked for again from the second time on, whatever was asked for meanwhile', () => {
  const asked = new Asked()
  expect(asked.again(100_640)).toBe(false)
  for (let other = 100_540; other < 100_640; other += 1) expect(asked.again(other)).toBe(false)
  expect(asked.again(100_640)).toBe(true)
  expect(asked.again(100_640)).toBe(true)
})

test('puzzles that are made by people, whose numbers are beyond all others, are told apart too', () => {
  const asked = new Asked()
  expect(asked.again(2_147_483_648)).toBe(false)
  expect(asked.again(2_147_483_649)).toBe(false)
  expect(asked.again(2_147_483_648)).toBe(true)
})

test('who walks through the whole archive finds none asked for again', () => {
  const asked = new Asked()
  for (let walk = 0; walk < 2; walk += 1) for (let id = 1; id <= 10_000; id += 1) expect(asked.again(id)).toBe(false)
})
