// @vitest-environment jsdom
import { deleteAccount, exportAccount, getUserInfo, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { getGameCounters, getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { getOrders } from '@emojigma/contract/shop/orders.ts'
import { getSettings, updateSettings, type Settings } from '@emojigma/contract/accounts/settings.ts'
import { endSession, getSessions, logOut } from '@emojigma/contract/sign-in/sign-in.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAccount, useSession } from '../../platform/session/session.ts'
import { clearSession, storedAccount, storedAuth, type Account } from '../../platform/session/session-storage.ts'
import { OTTER, refusal, signInAs, userInfoOf } from '../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { useSelector } from '../../platform/use-store.ts'
import { NicknameModal } from './NicknameModal.tsx'
import { Component as MyAccount } from './MyAccountPage.tsx'

const PLAIN: Settings = {
  HideSolved: false,
  Theme: 'system',
  Sound: true,
  ReducedMotion: false,
  ReadableFont: false,
  HideFromBoards: false,
}
const COUNTERS = { Counters: Array.from({ length: 6 }, () => ({ Correct: 0, Attempted: 0 })) }

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

const user = userEvent.setup()
const press = async (name: string) => user.click(screen.getByRole('button', { name }))
const bodiesOf = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value
const marks = () => document.documentElement.dataset

/** A reply that waits until it is let go. */
function heldReply() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  return { reply: () => promise, letGo: (answer: unknown) => act(async () => resolve(answer)) }
}

function open(replies: Replies = {}, account: Account = OTTER) {
  signInAs(account)
  const calls = serverWith({
    [getUserInfo.path]: () => userInfoOf(account),
    [getLeaderboardsRanks.path]: () => ({ userRanks: [] }),
    [getGameCounters.path]: () => COUNTERS,
    [getSettings.path]: () => PLAIN,
    [getOrders.path]: () => ({ Orders: [] }),
    [updateSettings.path]: ({ body }) => ({ ...PLAIN, ...body }),
    [logOut.path]: () => ({}),
    [getSessions.path]: () => ({ Sessions: [] }),
    ...replies,
  })
  return { calls, ...renderAt('/myAccount', <Page />) }
}

/** As the frame of the page does it. */
function Page() {
  useSession()
  const account = useAccount()
  const isAsked = useSelector(({ session }) => session.nicknameModal === 'requested')
  return (
    <>
      <MyAccount />
      {account && isAsked && <NicknameModal account={account} />}
    </>
  )
}

const settingsShown = () => screen.findByRole('switch', { name: 'Less motion' })
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

beforeEach(() => {
  clearSession()
  localStorage.clear()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: vi.fn<() => string>(() => 'blob:account'), revokeObjectURL: vi.fn<() => void>() }),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a guest is shown the way in, which leads back here', () => {
  serverWith()
  renderAt('/myAccount?paid=1', <MyAccount />)
  expect(screen.getByRole('heading', { name: 'Log in to continue' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?redirectUrl=%2FmyAccount%3Fpaid%3D1')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the page has its sections and the account’s names, and is hidden from search engines', async () => {
  open()
  await settingsShown()
  expect(screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]?.textContent)).toEqual([
    'You',
    'Your plan',
    'Your rank',
    'Settings',
    'Where you are logged in',
    'Your data',
  ])
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.slice(0, 3)).toEqual(['Nickname', 'E-mail', 'Password'])
  expect(screen.getByText('otter@example.com')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/changepassword')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['a name of their own', { userName: 'otter-7' }, ['Nickname', 'User name', 'E-mail', 'Password']],
  ['no e-mail', { userName: 'otter-7', email: '' }, ['Nickname', 'User name', 'Password']],
])('for an account with %s the page shows just what there is', async (_who, changes, expected) => {
  open({}, { ...OTTER, ...changes })
  await settingsShown()
  const you = within(screen.getByRole('region', { name: 'You' }))
  expect(you.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(expected)
  expect(you.getByText('otter-7')).toBeTruthy()
})

test('logging out from here ends the session and goes home', async () => {
  const { calls, address } = open()
  await press('Log out')
  await waitFor(() => expect(address()).toBe('/'))
  expect([storedAuth(), bodiesOf(calls, logOut.path).length]).toEqual([undefined, 1])
})

test('a changed nickname is trimmed, saved and shown at once', async () => {
  const { calls } = open({ [setNickname.path]: ({ body }) => ({ Nickname: String(body['Nickname']) }) })
  await press('Change')
  const dialog = screen.getByRole('dialog', { name: 'Change your nickname' })
  expect(typed('Nickname')).toBe('BraveOtter')
  await user.clear(within(dialog).getByLabelText('Nickname'))
  await user.type(within(dialog).getByLabelText('Nickname'), ' CalmOtter ')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf(calls, setNickname.path)).toEqual([{ Nickname: 'CalmOtter' }])
  expect(screen.getByText('CalmOtter')).toBeTruthy()
  expect(storedAccount()).toEqual({ ...OTTER, nickname: 'CalmOtter' })
})

test('a nickname that is taken stays in its field with the reason; it can be given up', async () => {
  const words = 'This nickname is taken.'
  open({
    [setNickname.path]: () => refusal(400, { Message: 'The request is invalid.', ModelState: { error: [words], Nickname: [words] } }),
  })
  await press('Change')
  await user.type(screen.getByLabelText('Nickname'), '42')
  await press('Save')
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect([typed('Nickname'), screen.getByLabelText('Nickname').getAttribute('aria-invalid')]).toEqual(['BraveOtter42', 'true'])
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(storedAccount()?.nickname).toBe('BraveOtter')
})

test('an account without a nickname is asked to choose one, now or later', async () => {
  open({}, { ...OTTER, nickname: '' })
  expect(screen.getByText('None yet')).toBeTruthy()
  await press('Choose one')
  expect(screen.getByRole('dialog', { name: 'Choose a nickname' })).toBeTruthy()
  await press('Later')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Owls', 'Use 5 to 20 characters. “Owls” has 4.'],
  ['  🦉🦉🦉🦉  ', 'Use 5 to 20 characters. “🦉🦉🦉🦉” has 4.'],
  ['TwentyOneCharactersXX', 'Use 5 to 20 characters. “TwentyOneCharactersXX” has 21.'],
])('the nickname %j is not sent', async (nickname, words) => {
  const { calls } = open({}, { ...OTTER, nickname: '' })
  await press('Choose one')
  await user.type(screen.getByLabelText('Nickname'), nickname)
  await press('Save')
  expect(screen.getByText(words)).toBeTruthy()
  expect(bodiesOf(calls, setNickname.path)).toEqual([])
})

test('the settings are shown as stored', async () => {
  open({ [getSettings.path]: () => ({ ...PLAIN, Theme: 'dark', ReducedMotion: true, HideFromBoards: true }) })
  await settingsShown()
  expect(['Match device', 'Light', 'Dark'].map(isChosen)).toEqual([false, false, true])
  expect(['Hide Solved', 'Less motion', 'Easy-to-read font', 'Stay off the leaderboards'].map(isOn)).toEqual([false, true, false, true])
  expect(screen.getByRole('group', { name: 'Colors' })).toBeTruthy()
})

test.each([
  ['Hide Solved', { HideSolved: true }],
  ['Less motion', { ReducedMotion: true }],
  ['Easy-to-read font', { ReadableFont: true }],
  ['Stay off the leaderboards', { HideFromBoards: true }],
])('%s is saved at once, and nothing else is sent', async (name, expected) => {
  const { calls } = open()
  await settingsShown()
  await user.click(screen.getByRole('switch', { name }))
  expect(isOn(name)).toBe(true)
  await waitFor(() => expect(bodiesOf(calls, updateSettings.path)).toEqual([expected]))
})

test('a theme takes effect before the reply and is saved', async () => {
  const { reply, letGo } = heldReply()
  const { calls } = open({ [updateSettings.path]: reply })
  await settingsShown()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect([isChosen('Dark'), marks()['theme']]).toEqual([true, 'dark'])
  await letGo({ ...PLAIN, Theme: 'dark' })
  expect([isChosen('Dark'), bodiesOf(calls, updateSettings.path)]).toEqual([true, [{ Theme: 'dark' }]])
})

test('a refused change is taken back alone, with the reason', async () => {
  open({ [updateSettings.path]: ({ body }) => ('Theme' in body ? refusal(400, { Message: 'No colours today.' }) : { ...PLAIN, ...body }) })
  await settingsShown()
  await user.click(screen.getByRole('switch', { name: 'Less motion' }))
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect((await screen.findByText('No colours today.')).closest('[role=alert]')).toBeTruthy()
  expect([isChosen('Dark'), isChosen('Match device'), isOn('Less motion')]).toEqual([false, true, true])
  expect([marks()['theme'], marks()['motion']]).toEqual([undefined, 'reduced'])
})

test('a change that cannot be sent stays visible with a note that the site is unreachable', async () => {
  const replies = [PLAIN]
  open({ [getSettings.path]: () => replies.shift(), [updateSettings.path]: () => undefined })
  await settingsShown()
  await user.click(screen.getByRole('switch', { name: 'Easy-to-read font' }))
  expect(await screen.findByText(/can’t be reached right now/)).toBeTruthy()
  expect([isOn('Easy-to-read font'), marks()['font']]).toEqual([true, 'readable'])
})

test.each([
  ['a fault of the site', () => refusal(500, { Message: 'The site has a fault.' }), 'The site has a fault.'],
  ['a lost answer', () => undefined, /can’t be reached right now/],
])('after %s the stored settings are shown, with a message if the change is not among them', async (_what, reply, words) => {
  let kept = PLAIN
  open({
    [getSettings.path]: () => kept,
    [updateSettings.path]: ({ body }) => {
      // The theme was stored before the answer failed, the other was not.
      if ('Theme' in body) kept = { ...kept, ...body }
      return reply()
    },
  })
  await settingsShown()
  await user.click(screen.getByRole('switch', { name: 'Stay off the leaderboards' }))
  const alert = (await screen.findByText(words)).closest('[role=alert]')
  expect(alert?.textContent).toContain('Your settings are shown as they are kept.')
  expect(isOn('Stay off the leaderboards')).toBe(false)
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect([isChosen('Dark'), marks()['theme']]).toEqual([true, 'dark'])
})

test('a refusal that comes late leaves what was chosen after it', async () => {
  const { reply, letGo } = heldReply()
  open({ [updateSettings.path]: ({ body }) => (body['Theme'] === 'dark' ? reply() : { ...PLAIN, ...body }) })
  await settingsShown()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await user.click(screen.getByRole('radio', { name: 'Light' }))
  await letGo(refusal(400, { Message: 'No colours today.' }))
  await screen.findByText('No colours today.')
  expect([isChosen('Light'), marks()['theme']]).toEqual([true, 'light'])
})

test('settings that cannot be fetched can be asked for again', async () => {
  const replies = [undefined, PLAIN]
  open({ [getSettings.path]: () => replies.shift() })
  const settings = within(screen.getByRole('region', { name: 'Settings' }))
  expect(settings.getByText('Loading...')).toBeTruthy()
  await user.click(await settings.findByRole('button', { name: 'Try again' }))
  await settingsShown()
  expect(settings.queryByText('Something went wrong...')).toBeNull()
})

test('the data are saved as a file, as the server wrote them', async () => {
  const saved: { name: string; href: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href })
  })
  open({ [exportAccount.path]: () => ({ account: { Email: 'otter@example.com' } }) })
  await press('Download my data')
  await waitFor(() => expect(saved).toEqual([{ name: 'emojigma-account.json', href: 'blob:account' }]))
  const [blob] = vi.mocked(URL.createObjectURL).mock.calls[0] ?? []
  expect(blob).toBeInstanceOf(Blob)
  expect([(blob as Blob).type, (blob as Blob).size]).toEqual(['application/json', '{"account":{"Email":"otter@example.com"}}'.length])
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:account')
})

test('a failed download shows a message until it succeeds', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const replies = [undefined, { account: {} }]
  open({ [exportAccount.path]: () => replies.shift() })
  await press('Download my data')
  expect((await screen.findByText(/can’t be reached right now/)).closest('[role=alert]')).toBeTruthy()
  expect(URL.createObjectURL).not.toHaveBeenCalled()
  await press('Download my data')
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/can’t be reached right now/)).toBeNull()
})

test('deleting asks first, and keeping the account changes nothing', async () => {
  const { calls } = open()
  await press('Delete my account')
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' })
  expect(within(dialog).getByText('This can’t be undone.')).toBeTruthy()
  await press('Keep my account')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Delete my account')
  await press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([bodiesOf(calls, deleteAccount.path), storedAccount()?.id]).toEqual([[], 'a1'])
})

test.each([
  ['the password', 'Kind-otter-7', { Password: 'Kind-otter-7' }],
  ['no password', '', {}],
])('an account is deleted with %s, and its session ends', async (_what, password, body) => {
  const { reply, letGo } = heldReply()
  const { calls, address } = open({ [deleteAccount.path]: reply })
  await press('Delete my account')
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await press('Delete for good')
  expect(screen.getByRole('button', { name: 'One moment...' }).getAttribute('aria-disabled')).toBe('true')
  await press('One moment...')
  await letGo({})
  await waitFor(() => expect(address()).toBe('/'))
  expect(bodiesOf(calls, deleteAccount.path)).toEqual([body])
  expect([storedAuth(), storedAccount()]).toEqual([undefined, undefined])
})

test('a teacher reads that the students are deleted too, and confirms again', async () => {
  const told = 'Your 3 students are deleted with your account, for good.'
  const replies = [refusal(400, { Message: 'No.', ModelState: { error: [told], StudentsToo: [told] } }), {}]
  const { calls, address } = open({ [deleteAccount.path]: () => replies.shift() })
  await press('Delete my account')
  await user.type(screen.getByLabelText('Password'), 'Kind-otter-7')
  await press('Delete for good')
  expect(await screen.findByText(told)).toBeTruthy()
  expect([typed('Password'), storedAccount()?.id]).toEqual(['Kind-otter-7', 'a1'])
  await press('Delete my students too')
  await waitFor(() => expect(address()).toBe('/'))
  expect(bodiesOf(calls, deleteAccount.path)).toEqual([{ Password: 'Kind-otter-7' }, { Password: 'Kind-otter-7', StudentsToo: true }])
})

test('a wrong password deletes nothing and stays to be mended', async () => {
  const ModelState = { error: ['This is not your password.'], Password: ['This is not your password.'] }
  const { address } = open({ [deleteAccount.path]: () => refusal(403, { Message: 'No.', ModelState }) })
  await press('Delete my account')
  await user.type(screen.getByLabelText('Password'), 'Kind-otter-8')
  await press('Delete for good')
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  expect([typed('Password'), address(), storedAccount()?.id]).toEqual(['Kind-otter-8', '/myAccount', 'a1'])
  expect(screen.getByRole('button', { name: 'Delete for good' }).getAttribute('aria-disabled')).toBeNull()
})

test.each([
  ['a teacher', { plan: 'teacher' }, 'Teacher portal', '/manageStudents'],
  ['a student', { plan: 'student', isStudent: true }, 'Assignments', '/assignments'],
] as const)('%s finds the way to the class', async (_who, account, name, path) => {
  open({}, { ...OTTER, ...account })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
})

test('sounds are turned off on this device and in the account, and stay as they are on this device when something else changes', async () => {
  const { calls } = open()
  await settingsShown()
  expect(isOn('Sounds')).toBe(true)
  await user.click(screen.getByRole('switch', { name: 'Sounds' }))
  await waitFor(() => expect(bodiesOf(calls, updateSettings.path)).toEqual([{ Sound: false }]))
  await user.click(screen.getByRole('switch', { name: 'Less motion' }))
  expect(isOn('Sounds')).toBe(false)
})

test('sounds stay off on this device where the account could not keep that', async () => {
  open({ [updateSettings.path]: () => refusal(500, { Message: 'The site has a fault.' }) })
  await settingsShown()
  await user.click(screen.getByRole('switch', { name: 'Sounds' }))
  const alert = (await screen.findByText('The site has a fault.')).closest('[role=alert]')
  expect([isOn('Sounds'), alert?.textContent]).toEqual([false, 'The site has a fault.'])
})

test('a student reads which data are stored, who sees them and when they are deleted', async () => {
  open({}, { ...OTTER, plan: 'student', isStudent: true })
  expect((await screen.findByText(/^We keep your user name/)).textContent).toBe(
    'We keep your user name, nickname, settings and puzzles. Your teacher sees them too, except the settings. If you don’t play here for 13 months, everything is deleted 30 days later.',
  )
})

test('when a device is logged out, what was pressed is gone and the focus is at the list that it stood in', async () => {
  const tablet = { Id: 'b2', Device: 'Firefox on Android', LastUsed: '2026-11-12', IsThis: false }
  let devices = [{ Id: 'a1', Device: 'Chrome on Windows', LastUsed: '2026-11-21', IsThis: true }, tablet]
  open({
    [getSessions.path]: () => ({ Sessions: devices }),
    [endSession.path]: () => {
      devices = devices.slice(0, 1)
      return {}
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Log out: Firefox on Android/ }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you are logged in' })))
})
