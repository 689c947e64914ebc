import { expect, test } from 'vitest'
import { after } from './soon.ts'

test('what is there already is gone on with at once, and what is not once it is', async () => {
  const add = (value: number): number => value + 1
  expect(after(1, add)).toBe(2)
  expect(await after(Promise.resolve(1), add)).toBe(2)
  expect(await after(1, async (value) => add(value))).toBe(2)
  await expect(after(Promise.reject(new Error('no')), add)).rejects.toThrow('no')
})
