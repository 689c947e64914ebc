// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { riddleLookedUp, riddleSolved, startRiddlesOver, useRiddleProgress } from './riddle-progress.ts'

const KEY = 'emojigma.riddles'
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
const watch = () => renderHook(() => useRiddleProgress())

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('what is solved and looked up is told at once, and kept on the device', () => {
  const { result, unmount } = watch()
  expect(result.current).toEqual({ solved: [], lookedUp: [] })
  act(() => riddleSolved('up'))
  act(() => riddleLookedUp('zoo'))
  act(() => riddleSolved('up'))
  expect(result.current).toEqual({ solved: ['up'], lookedUp: ['zoo'] })
  expect(kept()).toEqual(result.current)
  unmount()
  expect(watch().result.current).toEqual({ solved: ['up'], lookedUp: ['zoo'] })
})

test('who looked an answer up does not solve it, and what is solved is not looked up any more', () => {
  const { result } = watch()
  act(() => {
    riddleLookedUp('zoo')
    riddleSolved('zoo')
    riddleSolved('up')
    riddleLookedUp('up')
  })
  expect(result.current).toEqual({ solved: ['up'], lookedUp: ['zoo'] })
})

test('starting over forgets all, and can be undone along with what was done since', () => {
  const { result } = watch()
  act(() => {
    riddleSolved('up')
    riddleLookedUp('zoo')
    riddleLookedUp('frozen')
  })
  let undo = () => {}
  act(() => {
    undo = startRiddlesOver()
  })
  expect([result.current, kept()]).toEqual([{ solved: [], lookedUp: [] }, null])
  act(() => riddleSolved('zoo'))
  act(() => undo())
  expect(result.current).toEqual({ solved: ['up', 'zoo'], lookedUp: ['frozen'] })
})

test.each(['no JSON', '7', '[]', '{"solved":"up"}', '{"solved":[1,null,{}],"lookedUp":{}}'])(
  'what is damaged counts as nothing: %s',
  (text) => {
    localStorage.setItem(KEY, text)
    const { result } = watch()
    expect(result.current).toEqual({ solved: [], lookedUp: [] })
    act(() => riddleSolved('up'))
    expect(kept()).toEqual({ solved: ['up'], lookedUp: [] })
  },
)

test('no more than 500 of each are kept, and the oldest go first', () => {
  const many = Array.from({ length: 700 }, (_, index) => `riddle-${index}`)
  localStorage.setItem(KEY, JSON.stringify({ solved: many, lookedUp: many.map((id) => `looked-up-${id}`) }))
  const { result } = watch()
  expect(result.current.solved).toHaveLength(500)
  act(() => riddleSolved('up'))
  expect([result.current.solved.length, result.current.solved[0], result.current.solved.at(-1)]).toEqual([500, 'riddle-201', 'up'])
  expect(result.current.lookedUp).toHaveLength(500)
})

test('what another tab solves is told here, too', () => {
  const { result } = watch()
  localStorage.setItem(KEY, '{"solved":["up"],"lookedUp":[]}')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'emojigma.other' })))
  expect(result.current.solved).toEqual([])
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(result.current.solved).toEqual(['up'])
})
