// @vitest-environment jsdom
import { keepProgress, type ProgressItem } from '@emojigma/contract/play/progress.ts'
import { MOST_PROGRESS_ITEMS } from '@emojigma/contract/rules/progress.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, signInAs } from '../../testing/test-session.ts'
import { renderAt, serverWith } from '../../testing/test-site.tsx'
import { clearSession, storedAccount } from '../session-storage.ts'
import { adoptProgress, changeProgress, storedProgress, progressKey } from './progress-storage.ts'
import { useProgress } from './use-progress.ts'

function Hearts() {
  const { items, keep } = useProgress('favourites')
  const kept = [...items].filter(([, { value }]) => value > 0).map(([item]) => item)
  return (
    <>
      <p>{`kept: ${kept.toSorted().join(' ')}`}</p>
      <button onClick={() => keep('17', 1)}>keep 17</button>
      <button onClick={() => keep('17', 0)}>take back 17</button>
    </>
  )
}

const shown = () => screen.getByText(/^kept:/).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const favourites = () => storedProgress(progressKey('favourites'))

/** An account on the server that stores each change.
 *  @param has what is in it at first */
function account(has: readonly ProgressItem[] = []) {
  const stored = new Map(has.map((kept) => [kept.Item, kept]))
  return ({ body }: { body: unknown }) => {
    for (const kept of (body as { Items: readonly ProgressItem[] }).Items) stored.set(kept.Item, kept)
    return { Items: [...stored.values()] }
  }
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a guest’s stay on the device, and nobody is told', async () => {
  const calls = serverWith()
  renderAt('/today', <Hearts />)
  press('keep 17')
  expect(shown()).toBe('kept: 17')
  cleanup()
  renderAt('/today', <Hearts />)
  expect(shown()).toBe('kept: 17')
  press('take back 17')
  await act(async () => {})
  expect([shown(), calls]).toEqual(['kept: ', []])
})

test('an account has what other devices keep, and tells what is kept here', async () => {
  signInAs()
  const calls = serverWith({ [keepProgress.path]: account([{ Item: '4', Value: 1, ChangedAtMs: 5 }]) })
  renderAt('/today', <Hearts />)
  await waitFor(() => expect(shown()).toBe('kept: 4'))
  press('keep 17')
  expect(shown()).toBe('kept: 17 4')
  await waitFor(() => expect(favourites().get('17')).toMatchObject({ value: 1, isSent: true }))
  expect(calls).toHaveLength(2)
})

test('what the server did not hear of is kept, and sent when the network is back', async () => {
  signInAs()
  let isUp = false
  const server = account()
  serverWith({ [keepProgress.path]: (call: { body: unknown }) => (isUp ? server(call) : undefined) })
  renderAt('/today', <Hearts />)
  press('keep 17')
  await act(async () => {})
  expect([shown(), favourites().get('17')?.isSent]).toEqual(['kept: 17', false])
  isUp = true
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(favourites().get('17')?.isSent).toBe(true))
  expect(shown()).toBe('kept: 17')
})

test('a refusal takes nothing away', async () => {
  signInAs()
  const calls = serverWith({ [keepProgress.path]: () => refusal(503) })
  renderAt('/today', <Hearts />)
  press('keep 17')
  await waitFor(() => expect(calls).toHaveLength(2))
  await act(async () => {})
  expect(shown()).toBe('kept: 17')
})

test('who signs in takes along what a guest kept, and of two changes the later counts', () => {
  changeProgress(progressKey('favourites'), '17', 1)
  changeProgress(progressKey('strands'), 'making-ten', 2)
  signInAs()
  changeProgress(progressKey('favourites'), '17', 0)
  changeProgress(progressKey('favourites'), '4', 1)
  const own = favourites().get('17')
  adoptProgress()
  expect(favourites().get('17')).toEqual(own)
  expect(favourites().get('4')).toMatchObject({ value: 1 })
  expect(storedProgress(progressKey('strands')).get('making-ten')).toMatchObject({ value: 2, isSent: false })
  clearSession()
  expect(storedAccount()).toBeUndefined()
  expect(favourites().size).toBe(0)
})

test('of too many things the latest stay', () => {
  const key = progressKey('favourites')
  for (let n = 0; n <= MOST_PROGRESS_ITEMS; n += 1) changeProgress(key, `${n}`, 1)
  expect(favourites().size).toBe(MOST_PROGRESS_ITEMS)
})

test.each(['nonsense', '{"a":1}', '[[1,2],["A b",1,1,1],["a","b",1,1]]'])('%s on the device counts as nothing', (text) => {
  localStorage.setItem(progressKey('favourites'), text)
  expect(favourites().size).toBe(0)
  changeProgress(progressKey('favourites'), '17', 1)
  expect([...favourites().keys()]).toEqual(['17'])
})

test('of changes in one moment, and after the clock was set back, each is later than the one before', () => {
  const key = progressKey('favourites')
  vi.useFakeTimers({ toFake: ['Date'] })
  const times = [5000, 5000, 1000].map((nowMs) => {
    vi.setSystemTime(nowMs)
    changeProgress(key, '17', 1)
    return favourites().get('17')?.atMs
  })
  vi.useRealTimers()
  expect(times).toEqual([5000, 5001, 5002])
})
