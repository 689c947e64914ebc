// @vitest-environment jsdom
import { BLOCKED_ACTIONS, type BlockedAction } from '@emojigma/contract/failures.ts'
import { setPuzzleRevealed } from '@emojigma/contract/play/guesses.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import { GUEST, type Visitor } from '@emojigma/contract/rules/visitor.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '../../../platform/browser/clock.ts'
import { NOON_MS, TODAY } from '../../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith, setOf } from '../../../platform/testing/test-site.tsx'
import { RevealDialog } from './RevealDialog.tsx'
import { SubscriptionBlocker } from './SubscriptionBlocker.tsx'

const [PUZZLE] = setOf(TODAY) as [PuzzleView]

const onClose = vi.fn<() => void>()
beforeEach(() => {
  signInAs()
  onClose.mockClear()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Asks for the answer to a puzzle that was not begun, as this visitor. */
function askAs(visitor: Visitor, isDayInDoubt = false) {
  const accessTo = (action: BlockedAction) => access(action, visitor, { id: PUZZLE.id, state: 'fresh' }, TODAY)
  return renderAt('/today', <RevealDialog puzzle={PUZZLE} guessing={{ accessTo, isDayInDoubt }} onClose={onClose} />)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isTold = (words: RegExp) => screen.queryByText(words) !== null
const SUBSCRIBER: Visitor = { role: 'account', plan: 'individual' }

test('the answer is shown once its price was said and agreed to, on the page that explains it', async () => {
  const calls = serverWith({ [setPuzzleRevealed.path]: () => ({ RevealedPuzzleIds: [PUZZLE.id] }) })
  const { address } = askAs(SUBSCRIBER)
  expect(isTold(/you can’t guess this puzzle any more, and it earns no points/)).toBe(true)
  expect(isTold(/three free puzzles/)).toBe(false)
  await press('Show the answer')
  await waitFor(() => expect(address()).toContain(String(PUZZLE.id)))
  expect(calls.filter(({ path }) => path === setPuzzleRevealed.path).map(({ body }) => body)).toEqual([{ PuzzleId: PUZZLE.id }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('that it takes a free puzzle is said before', () => {
  serverWith()
  askAs({ role: 'account', plan: 'none', used: 0 })
  expect(isTold(/it counts as one of today’s three free puzzles/)).toBe(true)
})

test('who keeps guessing reveals nothing', async () => {
  const calls = serverWith()
  askAs(SUBSCRIBER)
  await press('Keep guessing')
  expect(onClose).toHaveBeenCalledOnce()
  expect(calls.map(({ path }) => path)).not.toContain(setPuzzleRevealed.path)
})

test('two presses ask once', async () => {
  const reply = Promise.withResolvers<object>()
  const calls = serverWith({ [setPuzzleRevealed.path]: () => reply.promise })
  askAs(SUBSCRIBER)
  await press('Show the answer')
  await press('Show the answer')
  reply.resolve({ RevealedPuzzleIds: [PUZZLE.id] })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calls.filter(({ path }) => path === setPuzzleRevealed.path)).toHaveLength(1)
})

test('an answer that cannot be fetched is said to be missing, and can be asked for again', async () => {
  let isUp = false
  serverWith({ [setPuzzleRevealed.path]: () => (isUp ? { RevealedPuzzleIds: [PUZZLE.id] } : undefined) })
  const { address } = askAs(SUBSCRIBER)
  await press('Show the answer')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The answer could not be fetched. Please try again.'))
  expect([address(), onClose.mock.calls.length]).toEqual(['/today', 0])
  isUp = true
  await press('Show the answer')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('where no free puzzle is left, only a plan shows the answer', () => {
  serverWith()
  askAs({ role: 'account', plan: 'none', used: 3 })
  expect(screen.getByRole('heading', { name: 'Subscribe to unlock' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show the answer' })).toBeNull()
})

test('what the server refuses leads to the plans', async () => {
  serverWith({ [setPuzzleRevealed.path]: () => refusal(403, { Message: 'no', Action: 'ANSWER' }) })
  askAs(SUBSCRIBER)
  await press('Show the answer')
  expect(await screen.findByRole('heading', { name: 'Subscribe to unlock' })).toBeDefined()
})

test('where the day is in doubt, or the server knows another one, no plan is offered for it', async () => {
  serverWith({
    [setPuzzleRevealed.path]: () =>
      Response.json(
        { Message: 'no', Action: 'ANSWER' },
        { status: 403, headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT', 'cache-control': 'no-store' } },
      ),
  })
  askAs({ role: 'account', plan: 'none', used: 3 }, true)
  expect(screen.getByRole('heading', { name: 'Another day’s puzzle' })).toBeDefined()
  cleanup()
  askAs({ role: 'account', plan: 'none', used: 0 })
  await press('Show the answer')
  expect(await screen.findByRole('heading', { name: 'Another day’s puzzle' })).toBeDefined()
  setClock(NOON_MS)
})

test('a guest is led to log in or to register, and back here', () => {
  serverWith()
  askAs(GUEST)
  for (const name of ['Login', 'Register']) {
    const address = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://localhost')
    expect(address.pathname).toBe(`/${name.toLowerCase()}`)
    expect(address.searchParams.get('redirectUrl')).toContain(`/puzzle/${PUZZLE.id}`)
  }
})

test.each(BLOCKED_ACTIONS)('%s is named where a plan opens it, beside the way to the plans', async (action) => {
  serverWith()
  renderAt(
    '/today',
    <SubscriptionBlocker action={action} onClose={onClose}>
      <p>More words.</p>
    </SubscriptionBlocker>,
  )
  expect(screen.getByRole('dialog', { name: 'Subscribe to unlock' }).textContent).toContain(`${action} comes with every paid plan.`)
  expect(isTold(/More words/)).toBe(true)
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing')
  await press('Not now')
  await press('Close')
  expect(onClose).toHaveBeenCalledTimes(2)
})
