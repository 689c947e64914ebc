// @vitest-environment jsdom
import { deleteAccount, exportAccount, setNickname } from '@emojigma/contract/accounts.ts'
import { getSettings, updateSettings, type Settings } from '@emojigma/contract/settings.ts'
import { logOut } from '@emojigma/contract/sign-in.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAccount, useSession } from '../../session/session.ts'
import { storedAccount, storedAuth, storedHidesSolved } from '../../session/session-storage.ts'
import { useSelector } from '../../use-store.ts'
import { refusal, signInAs } from '../../testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../testing/test-site.tsx'
import { NicknameModal } from '../components/NicknameModal.tsx'
import { Component } from './MyAccountPage.tsx'

const KEPT: Settings = {
  HideSolved: false,
  Theme: 'system',
  Sound: true,
  ReducedMotion: false,
  ReadableFont: false,
  HideFromBoards: false,
}

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

/** A server that keeps what it is told. */
function openServer(replies: Replies = {}): readonly Call[] {
  let settings = KEPT
  return serverWith({
    [getSettings.path]: () => settings,
    [updateSettings.path]: ({ body }) => (settings = { ...settings, ...body }),
    ...replies,
  })
}

/** The page with the dialog that the frame around it would show. */
function Framed() {
  useSession()
  const account = useAccount()
  const isAsked = useSelector((state) => state.session.nicknameModal === 'asked for')
  return (
    <>
      <Component />
      {account && isAsked && <NicknameModal account={account} />}
    </>
  )
}

const show = () => renderAt('/myAccount', <Framed />)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const bodiesOf = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => signInAs())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
})

test('a visitor without an account is shown the way in, which leads back', () => {
  localStorage.clear()
  openServer()
  show()
  expect(screen.getByRole('heading', { name: 'Log in to go on' })).toBeDefined()
  const address = new URL(screen.getByRole('link', { name: 'Login' }).getAttribute('href') ?? '', 'http://localhost')
  expect([address.pathname, address.searchParams.get('redirectUrl')]).toEqual(['/login', '/myAccount'])
})

test('the page says who is signed in, and the user name only where it is not the e-mail', () => {
  openServer()
  const { unmount } = show()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Nickname', 'E-mail', 'Password']),
  )
  expect(screen.queryByText('User name')).toBeNull()
  unmount()
  signInAs({ userName: 'otter' })
  show()
  expect(screen.getByText('User name').nextElementSibling?.textContent).toBe('otter')
})

test('logging out ends the session here, though the server cannot be reached', async () => {
  const calls = openServer()
  const { place } = show()
  await press('Log out')
  await waitFor(() => expect(place()).toBe('/'))
  expect([storedAuth(), storedAccount()]).toEqual([undefined, undefined])
  expect(calls.map(({ path }) => path)).toContain(logOut.path)
})

describe('settings', () => {
  const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
  const theme = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

  test('every change is sent on its own, kept on the device where the device needs it, and shown at once', async () => {
    const calls = openServer()
    show()
    await userEvent.click(await theme('Dark'))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await userEvent.click(await toggle('Less motion'))
    await userEvent.click(await toggle('Plainer letters'))
    await userEvent.click(await toggle('Hide Solved'))
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced', font: 'readable' })
    expect(storedHidesSolved()).toBe(true)
    await waitFor(() =>
      expect(bodiesOf(calls, updateSettings.path)).toEqual([
        { Theme: 'dark' },
        { ReducedMotion: true },
        { ReadableFont: true },
        { HideSolved: true },
      ]),
    )
  })

  test('what is as the device has it leaves no trace on the page', async () => {
    openServer({ [getSettings.path]: () => ({ ...KEPT, Theme: 'dark' }) })
    document.documentElement.dataset['theme'] = 'dark'
    show()
    await userEvent.click(await theme('Like the device'))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })

  test('a refused change is taken back, one that was made meanwhile stays', async () => {
    const refused = Promise.withResolvers<Response>()
    openServer({
      [updateSettings.path]: ({ body }) => ('HideFromBoards' in body ? refused.promise : { ...KEPT, ReducedMotion: true }),
    })
    show()
    await userEvent.click(await toggle('Stay off the leaderboards'))
    expect((await toggle('Stay off the leaderboards')).checked).toBe(true)
    await userEvent.click(await toggle('Less motion'))
    refused.resolve(refusal(400, { Message: 'Not just now.' }))
    await waitFor(async () => expect((await toggle('Stay off the leaderboards')).checked).toBe(false))
    expect((await toggle('Less motion')).checked).toBe(true)
    expect(document.documentElement.dataset['motion']).toBe('reduced')
  })

  test('a refusal is explained in the words of the server', async () => {
    openServer({ [updateSettings.path]: () => refusal(400, { Message: 'Not just now.' }) })
    show()
    await userEvent.click(await toggle('Less motion'))
    expect(await screen.findByText('Not just now.')).toBeDefined()
  })

  test('a change that did not arrive stays, and what is wrong is said', async () => {
    openServer({ [updateSettings.path]: () => undefined })
    show()
    await userEvent.click(await toggle('Less motion'))
    expect(await screen.findByText(/^Emojigma can’t be reached just now/)).toBeDefined()
    expect((await toggle('Less motion')).checked).toBe(true)
  })
})

describe('the own data', () => {
  const saved: { name: string; blob: Blob | undefined }[] = []
  beforeEach(() => {
    saved.length = 0
    let made: Blob | undefined
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(blob: Blob) {
          made = blob
          return 'blob:account'
        }
        static override revokeObjectURL() {}
      },
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: made })
    })
  })

  test('is saved as a file, whole, as the server tells it', async () => {
    openServer({ [exportAccount.path]: () => ({ account: { Nickname: 'BraveOtter' } }) })
    show()
    await press('Download my data')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('emojigma-account.json')
    expect(saved[0]?.blob).toMatchObject({ type: 'application/json', size: '{"account":{"Nickname":"BraveOtter"}}'.length })
  })

  test('that cannot be had is no file: why is said, and the next press asks again', async () => {
    let isUp = false
    openServer({ [exportAccount.path]: () => (isUp ? { account: {} } : undefined) })
    show()
    await press('Download my data')
    expect(await screen.findByText(/^Emojigma can’t be reached just now/)).toBeDefined()
    expect(saved).toEqual([])
    isUp = true
    await press('Download my data')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(screen.queryByText(/^Emojigma can’t be reached/)).toBeNull()
  })
})

describe('deleting the account', () => {
  test('says first what that means, and does nothing when the account is kept', async () => {
    const calls = openServer()
    show()
    await press('Delete my account')
    expect(dialog().getByText('This can’t be undone.')).toBeDefined()
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my account' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('Delete my account'))
    expect(bodiesOf(calls, deleteAccount.path)).toEqual([])
    expect(storedAccount()?.nickname).toBe('BraveOtter')
  })

  test('takes the password, ends the session and leads home', async () => {
    const calls = openServer({ [deleteAccount.path]: () => ({}) })
    const { place } = show()
    await press('Delete my account')
    await userEvent.type(dialog().getByLabelText('Password'), 'Kind-otter-7')
    await userEvent.click(dialog().getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(place()).toBe('/'))
    expect(bodiesOf(calls, deleteAccount.path)).toEqual([{ Password: 'Kind-otter-7' }])
    expect([storedAuth(), storedAccount()]).toEqual([undefined, undefined])
  })

  test('an account without a password sends none', async () => {
    const calls = openServer({ [deleteAccount.path]: () => ({}) })
    show()
    await press('Delete my account')
    await userEvent.click(dialog().getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(bodiesOf(calls, deleteAccount.path)).toEqual([{}]))
  })

  test('a wrong password deletes nothing: the words of the server stand at the field', async () => {
    openServer({ [deleteAccount.path]: () => refusal(400, { Message: 'No.', ModelState: { Password: ['That is not the password.'] } }) })
    show()
    await press('Delete my account')
    await userEvent.type(dialog().getByLabelText('Password'), 'wrong')
    await userEvent.click(dialog().getByRole('button', { name: 'Delete for good' }))
    expect(await dialog().findByText('That is not the password.')).toBeDefined()
    expect(dialog().getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    expect(storedAccount()?.nickname).toBe('BraveOtter')
  })
})

describe('the nickname', () => {
  test('is changed, without the blanks around it, and shown everywhere at once', async () => {
    const calls = openServer({ [setNickname.path]: ({ body }) => ({ Nickname: body['Nickname'] }) })
    show()
    await press('Change')
    const field = dialog().getByLabelText<HTMLInputElement>('Nickname')
    expect(field.value).toBe('BraveOtter')
    await userEvent.clear(field)
    await userEvent.type(field, ' CalmOtter ')
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodiesOf(calls, setNickname.path)).toEqual([{ Nickname: 'CalmOtter' }])
    expect(screen.getByText('CalmOtter')).toBeDefined()
    expect(storedAccount()?.nickname).toBe('CalmOtter')
  })

  test('that is taken stays in its field, with the words of the server', async () => {
    openServer({ [setNickname.path]: () => refusal(400, { Message: 'No.', ModelState: { Nickname: ['This nickname is taken.'] } }) })
    show()
    await press('Change')
    const field = dialog().getByLabelText<HTMLInputElement>('Nickname')
    await userEvent.type(field, '42')
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
    expect(await dialog().findByText('This nickname is taken.')).toBeDefined()
    expect(field.value).toBe('BraveOtter42')
    expect(storedAccount()?.nickname).toBe('BraveOtter')
  })

  test('may be chosen later by who has none yet', async () => {
    signInAs({ nickname: '' })
    const calls = openServer()
    show()
    expect(screen.getByText('None yet')).toBeDefined()
    await press('Choose one')
    expect(screen.getByRole('heading', { name: 'Choose a nickname' })).toBeDefined()
    await userEvent.click(dialog().getByRole('button', { name: 'Later' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(bodiesOf(calls, setNickname.path)).toEqual([])
  })
})
