// @vitest-environment jsdom
import { setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { updateSettings, type Settings } from '@emojigma/contract/accounts/settings.ts'
import { logOut } from '@emojigma/contract/sign-in/sign-in.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAccount } from '../../platform/session/session.ts'
import { clearSession, storedAccount, storedHidesSolved, storeHidesSolved } from '../../platform/session/session-storage.ts'
import { OTTER, refusal, signInAs } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { useSelector } from '../../platform/use-store.ts'
import { AllSolved } from './AllSolved.tsx'
import { BirthYearForm } from '../sign-in/BirthYearForm.tsx'
import { HeaderAccount } from '../sign-in/HeaderAccount.tsx'
import { HideSolvedSwitch } from './HideSolvedSwitch.tsx'
import { NicknameModal } from './NicknameModal.tsx'

const PLAIN: Settings = {
  HideSolved: false,
  Theme: 'system',
  Sound: true,
  ReducedMotion: false,
  ReadableFont: false,
  HideFromBoards: false,
}

const user = userEvent.setup()
const press = async (name: string) => user.click(screen.getByRole('button', { name }))
const bodiesOf = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const isHiding = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Hide Solved' }).checked

beforeEach(() => {
  clearSession()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('hiding solved puzzles takes effect at once, on this device and in the account', async () => {
  signInAs()
  const calls = serverWith({ [updateSettings.path]: ({ body }) => ({ ...PLAIN, ...body }) })
  renderAt('/puzzle', <HideSolvedSwitch />)
  expect(isHiding()).toBe(false)
  await user.click(screen.getByRole('switch', { name: 'Hide Solved' }))
  expect([isHiding(), storedHidesSolved()]).toEqual([true, true])
  await user.click(screen.getByRole('switch', { name: 'Hide Solved' }))
  expect([isHiding(), storedHidesSolved()]).toEqual([false, false])
  await waitFor(() => expect(bodiesOf(calls, updateSettings.path)).toEqual([{ HideSolved: true }, { HideSolved: false }]))
})

test.each([
  ['does not arrive', () => undefined],
  ['is refused', () => refusal(401)],
])('hiding solved puzzles works here although the request %s', async (_what, reply) => {
  const calls = serverWith({ [updateSettings.path]: reply })
  renderAt('/puzzle', <HideSolvedSwitch />)
  await user.click(screen.getByRole('switch', { name: 'Hide Solved' }))
  await waitFor(() => expect(bodiesOf(calls, updateSettings.path)).toHaveLength(1))
  expect([isHiding(), storedHidesSolved()]).toEqual([true, true])
})

test('in within of a list that has nothing else, solved puzzles can be shown again', async () => {
  storeHidesSolved(true)
  const calls = serverWith({ [updateSettings.path]: ({ body }) => ({ ...PLAIN, ...body }) })
  renderAt(
    '/puzzle',
    <>
      <HideSolvedSwitch />
      <AllSolved />
    </>,
  )
  expect([isHiding(), screen.getByRole('heading', { level: 2 }).textContent]).toEqual([true, 'All solved'])
  await press('Turn off Hide Solved')
  expect([isHiding(), storedHidesSolved()]).toEqual([false, false])
  await waitFor(() => expect(bodiesOf(calls, updateSettings.path)).toEqual([{ HideSolved: false }]))
})

function Header({ within }: { readonly within: 'bar' | 'menu' }) {
  const account = useAccount()
  const modal = useSelector(({ session }) => session.nicknameModal)
  return account ? (
    <>
      <HeaderAccount account={account} within={within} />
      <output>{modal}</output>
    </>
  ) : (
    <p>a guest</p>
  )
}

test.each(['bar', 'menu'] as const)('the %s shows the account, edits the nickname and logs out', async (within) => {
  signInAs({ userName: 'otter-7' })
  const calls = serverWith({ [logOut.path]: () => ({}) })
  renderAt('/', <Header within={within} />)
  // A name without room is shown whole on request.
  expect([screen.getByTitle('otter-7').textContent, screen.getByTitle('BraveOtter').textContent]).toEqual(['otter-7', 'BraveOtter'])
  await press('Edit nickname')
  expect(screen.getByRole('status').textContent).toBe('requested')
  await press('Log out')
  expect(await screen.findByText('a guest')).toBeTruthy()
  expect(calls.map(({ path, token }) => [path, token])).toEqual([[logOut.path, 'token']])
})

test.each(['bar', 'menu'] as const)('in the %s a student without an e-mail has no nickname to edit', (within) => {
  signInAs({ userName: 'pupil-3', email: '', isStudent: true })
  serverWith()
  renderAt('/', <Header within={within} />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Log out'])
  expect(screen.getByText('pupil-3')).toBeTruthy()
})

test('an account without a user name is named by its e-mail', () => {
  signInAs({ userName: '' })
  serverWith()
  renderAt('/', <Header within="bar" />)
  expect(screen.getByTitle('otter@example.com').textContent).toBe('otter@example.com')
})

function Nickname() {
  const modal = useSelector(({ session }) => session.nicknameModal)
  return modal === 'closed' ? <p>closed</p> : <NicknameModal account={{ ...OTTER, nickname: '' }} />
}

test('a pending nickname is sent once and stored as the server spells it', async () => {
  signInAs({ nickname: '' })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const calls = serverWith({ [setNickname.path]: () => promise })
  renderAt('/', <Nickname />)
  await user.type(screen.getByLabelText('Nickname'), 'BraveOtter')
  await press('Save')
  const busy = screen.getByRole('button', { name: 'One moment...' })
  await user.click(busy)
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await act(async () => resolve({ Nickname: 'BraveOtter2' }))
  expect(screen.getByText('closed')).toBeTruthy()
  expect([bodiesOf(calls, setNickname.path), storedAccount()?.nickname]).toEqual([[{ Nickname: 'BraveOtter' }], 'BraveOtter2'])
})

test('a nickname that does not arrive stays in the open dialog', async () => {
  signInAs({ nickname: '' })
  serverWith({ [setNickname.path]: () => undefined })
  renderAt('/', <Nickname />)
  await user.type(screen.getByLabelText('Nickname'), 'BraveOtter')
  await press('Save')
  expect(await screen.findByText(/can’t be reached right now/)).toBeTruthy()
  expect([screen.getByLabelText<HTMLInputElement>('Nickname').value, storedAccount()?.nickname]).toEqual(['BraveOtter', ''])
  await press('Close')
  expect(screen.getByText('closed')).toBeTruthy()
})

test.each([
  ['1900', 1900],
  ['2026', 2026],
  ['1990', 1990],
])('the year %s is answered as a number', async (text, year) => {
  const answers: number[] = []
  renderAt('/', <BirthYearForm onAnswer={async (answer) => void answers.push(answer)} />)
  await user.type(screen.getByLabelText('What year were you born?'), `${text}5`)
  await press('Next')
  // A fifth figure has no room.
  expect(answers).toEqual([year])
})

test('a year that is missing or wrong is not answered; once it is right the complaint goes', async () => {
  const answers: number[] = []
  renderAt('/', <BirthYearForm onAnswer={async (answer) => void answers.push(answer)} />)
  const field = screen.getByLabelText<HTMLInputElement>('What year were you born?')
  await press('Next')
  expect([field.getAttribute('aria-invalid'), answers]).toEqual(['true', []])
  await user.type(field, '1899')
  await press('Next')
  expect([screen.getByText('Enter a year from 1900 to 2026.').closest('[role=alert]') !== null, answers]).toEqual([true, []])
  await user.type(field, '{Backspace}{Backspace}90')
  expect(screen.queryByText(/^Enter a year/)).not.toBeNull()
  await user.clear(field)
  await user.type(field, '1990')
  expect([screen.queryByText(/^Enter a year/), field.getAttribute('aria-invalid')]).toEqual([null, 'false'])
  await press('Next')
  expect(answers).toEqual([1990])
})
