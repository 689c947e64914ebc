import { expect, test } from 'vitest'
import { endInOrder } from './shutdown.ts'

function steps(...broken: readonly number[]) {
  const taken: number[] = []
  const all = [1, 2, 3].map((step) => async () => {
    await Promise.resolve()
    taken.push(step)
    if (broken.includes(step)) throw new Error(`step ${step}`)
  })
  return { taken, all }
}

test('steps are taken one after another', async () => {
  const { taken, all } = steps()
  expect(await endInOrder(all, () => expect.unreachable())).toBe(true)
  expect(taken).toEqual([1, 2, 3])
})

test('a step that fails is told, and keeps none from being taken', async () => {
  const { taken, all } = steps(1, 2)
  const failures: string[] = []
  expect(await endInOrder(all, (error) => failures.push(String(error)))).toBe(false)
  expect(taken).toEqual([1, 2, 3])
  expect(failures).toEqual(['Error: step 1', 'Error: step 2'])
})
