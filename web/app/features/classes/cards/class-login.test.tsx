// @vitest-environment jsdom
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { findClass, lookAtCard } from '@emojigma/contract/classes/cards.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { moveDeviceGuesses, uploadPuzzleGuesses } from '@emojigma/contract/play/guesses.ts'
import { getSettings } from '@emojigma/contract/accounts/settings.ts'
import { logOut, requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Component as Magic } from '../../sign-in/MagicPage.tsx'
import { signOut } from '../../sign-in/sign-out.ts'
import { saveWork, readWork } from '../../play/index.ts'
import { riddleSolved } from '../../puzzles/riddles/riddle-progress.ts'
import { storedAccount } from '../../../platform/session/session-storage.ts'
import { makeStore } from '../../../platform/store.ts'
import { fillStorage } from '../../../platform/testing/full-storage.ts'
import { OTTER, refusal, signInAs, tokensNamed, userInfoOf } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith, SITE, type Call } from '../../../platform/testing/test-site.tsx'
import { Component as ClassLogin } from './ClassLoginPage.tsx'

const TOKEN = `card-${'aB3_'.repeat(5)}xy`
const CODE_LABEL = 'Class code, or the code on your card'
const PUPIL = { ...OTTER, email: '', isStudent: true }
const SETTINGS = {
  HideSolved: false,
  Theme: 'system',
  Sound: true,
  ReducedMotion: false,
  ReadableFont: false,
  HideFromBoards: false,
} as const

type Replies = NonNullable<Parameters<typeof serverWith>[0]>

function school(replies: Replies = {}): readonly Call[] {
  return serverWith({
    [findClass.path]: () => ({}),
    [lookAtCard.path]: () => ({ Nickname: 'Sunny Otter 42', Picture: 'lion' }),
    [requestToken.path]: () => tokensNamed('pupil'),
    [getUserInfo.path]: () => userInfoOf(PUPIL),
    [getSettings.path]: () => SETTINGS,
    [logOut.path]: () => ({}),
    ...replies,
  })
}

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const formsOf = (calls: readonly Call[]) => calls.filter(({ path }) => path === requestToken.path).map(({ body }) => body)
const tap = async (words: readonly string[]) => {
  for (const word of words)
    await user.click(within(screen.getByRole('group', { name: 'All pictures' })).getByRole('button', { name: word }))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a pupil types the class code, taps five pictures, and is in', async () => {
  const calls = school()
  const { address } = renderAt('/class', <ClassLogin />)
  await user.type(screen.getByLabelText(CODE_LABEL), 'kmt-rhx')
  await press('Go on')
  await screen.findByRole('heading', { name: 'Find your pictures' })
  expect(address()).toBe('/class?class=KMTRHX')
  await tap(['lion', 'kite', 'bee', 'lion', 'car'])
  await waitFor(() => expect(address()).toBe('/assignments'))
  expect(formsOf(calls)).toEqual([{ grant_type: 'class_pictures', class_code: 'KMTRHX', pictures: 'lion kite bee lion car' }])
  expect(storedAccount()?.isStudent).toBe(true)
})

test.each(['/class', '/class?class=KMTRHX'])(
  'at %s a browser that keeps nothing says beforehand how long the login lasts',
  async (address) => {
    school()
    fillStorage()
    renderAt(address, <ClassLogin />)
    expect(await screen.findByText(/only until this page closes or reloads/)).toBeDefined()
  },
)

test('a tablet whose address names the class begins with the pictures', async () => {
  school()
  renderAt('/class?class=KMT-RHX', <ClassLogin />)
  await screen.findByRole('heading', { name: 'Find your pictures' })
  await press('Another class')
  expect(await screen.findByLabelText(CODE_LABEL)).toBeTruthy()
})

test('wrong pictures show a message even while another pupil is logged in, who stays logged in', async () => {
  school({ [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'These pictures don’t match.' }) })
  signInAs({ ...PUPIL, id: 'first' })
  const { address } = renderAt('/class?class=KMTRHX', <ClassLogin />)
  await screen.findByRole('heading', { name: 'Find your pictures' })
  await tap(['lion', 'kite', 'bee', 'owl', 'car'])
  expect((await screen.findByRole('alert')).textContent).toMatch(/don’t match/)
  expect([address(), storedAccount()?.id]).toEqual(['/class?class=KMTRHX', 'first'])
})

test('a wrong tap can be undone, and wrong pictures start over with kind words', async () => {
  const calls = school({
    [requestToken.path]: () => refusal(400, { error: 'invalid_grant', error_description: 'These pictures don’t match.' }),
  })
  renderAt('/class?class=KMTRHX', <ClassLogin />)
  await screen.findByRole('heading', { name: 'Find your pictures' })
  await tap(['lion', 'tent'])
  await press('Take back the last one')
  expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('img')).length).toBe(1)
  await tap(['kite', 'bee', 'owl', 'car'])
  expect((await screen.findByRole('alert')).textContent).toMatch(/don’t match/)
  expect(formsOf(calls).map(({ pictures }) => pictures)).toEqual(['lion kite bee owl car'])
  expect(screen.getAllByText(/picture: not chosen yet/)).toHaveLength(5)
})

test('the code on a card signs in on the same page', async () => {
  const calls = school()
  const { address } = renderAt('/class', <ClassLogin />)
  await user.type(screen.getByLabelText(CODE_LABEL), 'KMTR-HXPW-DFGN')
  await press('Go on')
  await waitFor(() => expect(address()).toBe('/assignments'))
  expect(formsOf(calls)).toEqual([{ grant_type: 'card_code', code: 'KMTRHXPWDFGN' }])
})

describe('a page of this site that was asked for', () => {
  const WANTED = '/class?redirectUrl=%2Fpuzzle%2F100001'

  test('comes after the pictures, also of another class', async () => {
    school()
    const { address } = renderAt(WANTED, <ClassLogin />)
    await user.type(screen.getByLabelText(CODE_LABEL), 'kmt-rhx')
    await press('Go on')
    await screen.findByRole('heading', { name: 'Find your pictures' })
    await press('Another class')
    await user.type(await screen.findByLabelText(CODE_LABEL), 'kmt-rhx')
    await press('Go on')
    await screen.findByRole('heading', { name: 'Find your pictures' })
    expect(screen.getByRole('link', { name: /password/ }).getAttribute('href')).toBe('/login?redirectUrl=%2Fpuzzle%2F100001')
    await tap(['lion', 'kite', 'bee', 'lion', 'car'])
    await waitFor(() => expect(address()).toBe('/puzzle/100001'))
  })

  test.each([
    [WANTED, '/puzzle/100001'],
    ['/class?redirectUrl=https%3A%2F%2Felsewhere.example%2F', '/assignments'],
  ])('comes after the code on a card: %s', async (from, to) => {
    school()
    const { address } = renderAt(from, <ClassLogin />)
    await user.type(screen.getByLabelText(CODE_LABEL), 'KMTR-HXPW-DFGN')
    await press('Go on')
    await waitFor(() => expect(address()).toBe(to))
  })

  test('comes after the QR code of a card, which alone leaves the address', async () => {
    school()
    const { address } = renderAt(`/magic?magic=${TOKEN}&redirectUrl=%2Fpuzzle%2F100001`, <Magic />)
    await screen.findByRole('heading', { name: 'Hello, Sunny Otter 42' })
    expect(address()).toBe('/magic?redirectUrl=%2Fpuzzle%2F100001')
    await press('Play')
    await waitFor(() => expect(address()).toBe('/puzzle/100001'))
  })
})

test('an impossible code shows a message without a request, and the text stays', async () => {
  const calls = school({
    [findClass.path]: () => Response.json(failureBody.parse({ Message: 'No class has this code.' }), { status: 404 }),
  })
  renderAt('/class', <ClassLogin />)
  await user.type(screen.getByLabelText(CODE_LABEL), 'otters')
  await press('Go on')
  expect(await screen.findByText(/has 6 letters/)).toBeTruthy()
  expect(calls.filter(({ path }) => path === findClass.path)).toEqual([])
  await user.clear(screen.getByLabelText(CODE_LABEL))
  await user.type(screen.getByLabelText(CODE_LABEL), 'BBBBBB')
  await press('Go on')
  expect(await screen.findByText('No class has this code.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(CODE_LABEL).value).toBe('BBBBBB')
})

test('the QR code of a card greets its pupil by nickname, and one tap goes on; the address forgets the card', async () => {
  const calls = school()
  const { address } = renderAt(`/magic?magic=${TOKEN}`, <Magic />)
  await screen.findByRole('heading', { name: 'Hello, Sunny Otter 42' })
  // The first picture on the card.
  expect(document.querySelector('img[src*="lion"]')).not.toBeNull()
  expect(address()).toBe('/magic')
  expect(formsOf(calls)).toEqual([])
  await press('Play')
  await waitFor(() => expect(address()).toBe('/assignments'))
  expect(formsOf(calls)).toEqual([{ grant_type: 'magic_link', token: TOKEN }])
})

test('a card that has ended says so, and leads to the class', async () => {
  school({ [lookAtCard.path]: () => Response.json(failureBody.parse({ Message: 'Not found.' }), { status: 404 }) })
  renderAt(`/magic?magic=${TOKEN}`, <Magic />)
  await screen.findByRole('heading', { name: 'This card has expired' })
  expect(screen.getByRole('link', { name: 'Log in with your class' }).getAttribute('href')).toBe('/class')
})

test('what was done on the tablet before does not become a pupil’s', async () => {
  const calls = school({ [moveDeviceGuesses.path]: () => ({ Score: 0 }) })
  saveWork(7, { cells: '12' })
  const { address } = renderAt('/class', <ClassLogin />)
  await user.type(screen.getByLabelText(CODE_LABEL), 'KMTRHXPWDFGN')
  await press('Go on')
  await waitFor(() => expect(address()).toBe('/assignments'))
  expect(readWork(7)).toBeUndefined()
  expect(calls.filter(({ path }) => path === moveDeviceGuesses.path)).toEqual([])
})

test.each([
  ['are sent', () => [{ PuzzleId: 7, Status: 200, ok: true }], []],
  ['cannot be sent wait for the pupil alone', () => undefined, ['emojigma.unsentGuesses']],
])('a pupil who logs out leaves nothing on the tablet; guesses that %s', async (_what, reply, left) => {
  const calls = school({ [uploadPuzzleGuesses.path]: reply })
  const store = makeStore()
  const { address } = renderAt('/class', <ClassLogin />, SITE, store)
  await user.type(screen.getByLabelText(CODE_LABEL), 'KMTRHXPWDFGN')
  await press('Go on')
  await waitFor(() => expect(address()).toBe('/assignments'))
  const id = storedAccount()?.id ?? ''
  saveWork(7, { cells: '12' })
  riddleSolved('r1')
  localStorage.setItem('emojigma.unsentGuesses', JSON.stringify([{ puzzleId: 7, guess: '1', playerId: id }]))
  sessionStorage.setItem('emojigma.draft.letter', '{}')
  await signOut(store.dispatch)
  expect(calls.filter(({ path }) => path === uploadPuzzleGuesses.path).length).toBeGreaterThan(0)
  expect(Object.keys(localStorage).filter((key) => key !== 'emojigma.device')).toEqual(left)
  expect(Object.keys(sessionStorage)).toEqual(['emojigma.child'])
})

test('a pupil who logs in while another is logged in replaces them and finds nothing of theirs', async () => {
  let id = 'first'
  school({ [getUserInfo.path]: () => userInfoOf({ ...PUPIL, id }) })
  const store = makeStore()
  const { address } = renderAt('/class', <ClassLogin />, SITE, store)
  await user.type(screen.getByLabelText(CODE_LABEL), 'KMTRHXPWDFGN')
  await press('Go on')
  await waitFor(() => expect(address()).toBe('/assignments'))
  saveWork(7, { cells: '12' })
  cleanup()
  id = 'second'
  const next = renderAt('/class', <ClassLogin />, SITE, store)
  expect(await screen.findByText(/is logged in here/)).toBeTruthy()
  await user.type(screen.getByLabelText(CODE_LABEL), 'KMTRHXPWDFGN')
  await press('Go on')
  await waitFor(() => expect(next.address()).toBe('/assignments'))
  expect(storedAccount()?.id).toBe('second')
  expect(Object.keys(localStorage).filter((key) => key.includes('first'))).toEqual([])
})

describe('the scanner', () => {
  const stopped = vi.fn<() => void>()
  /** A browser with a camera that shows codes one after the other, and reads them by itself. */
  function cameraShowing(codes: readonly string[]) {
    const asked = vi.fn<MediaDevices['getUserMedia']>(async () => ({ getTracks: () => [{ stop: stopped }] }) as unknown as MediaStream)
    const left = [...codes]
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { mediaDevices: { getUserMedia: asked } }))
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static readonly getSupportedFormats = async () => ['qr_code']
        readonly detect = async () => left.splice(0, 1).map((rawValue) => ({ rawValue }))
      },
    )
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    return asked
  }
  beforeEach(() => stopped.mockClear())
  afterEach(() => vi.restoreAllMocks())

  test('reads a card after a press, asks whose it is, and stops the camera', async () => {
    const asked = cameraShowing(['https://elsewhere.example/', `http://localhost:3000/magic?magic=${TOKEN}`])
    school()
    const { address } = renderAt('/class', <ClassLogin />)
    const button = await screen.findByRole('button', { name: 'Scan my card' })
    expect(asked).not.toHaveBeenCalled()
    await user.click(button)
    await screen.findByText(/not a login card/)
    expect(asked).toHaveBeenCalledWith({ video: { facingMode: 'environment' }, audio: false })
    await waitFor(() => expect(address()).toBe(`/magic?magic=${TOKEN}`))
    expect(stopped).toHaveBeenCalled()
  })

  test('leads from the poster of a class to its pictures', async () => {
    cameraShowing(['http://localhost:3000/class?class=KMT-RHX'])
    school()
    renderAt('/class', <ClassLogin />)
    await user.click(await screen.findByRole('button', { name: 'Scan my card' }))
    await screen.findByRole('heading', { name: 'Find your pictures' })
    expect(stopped).toHaveBeenCalled()
  })

  test('says so where the camera may not be used, and the code can still be typed', async () => {
    cameraShowing([]).mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    school()
    renderAt('/class', <ClassLogin />)
    await user.click(await screen.findByRole('button', { name: 'Scan my card' }))
    await screen.findByText(/camera does not work here/)
    expect(screen.getByLabelText(CODE_LABEL)).toBeTruthy()
    await press('Close the camera')
    await screen.findByRole('button', { name: 'Scan my card' })
  })

  test('is not offered without a camera', async () => {
    school()
    renderAt('/class', <ClassLogin />)
    await screen.findByLabelText(CODE_LABEL)
    expect(screen.queryByRole('button', { name: 'Scan my card' })).toBeNull()
  })
})
