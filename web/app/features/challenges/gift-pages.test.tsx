// @vitest-environment jsdom
import {
  drawSecretPuzzle,
  getGiftPuzzle,
  openGiftPuzzle,
  removeGiftPuzzle,
  sendPuzzle,
} from '@emojigma/contract/challenges/gift-puzzles.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { FIRST_GIFT_PUZZLE_ID } from '@emojigma/contract/rules/gift-puzzles.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, signInAs } from '../../platform/testing/test-session.ts'
import { FOX_AND_FROG, judged, puzzleAt, renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Component as MakeAndSendPage } from './MakeAndSendPage.tsx'
import { keepGiftKey, giftKeys } from './gift-keys.ts'
import { Component as GiftPuzzlePage } from './GiftPuzzlePage.tsx'

const ID = FIRST_GIFT_PUZZLE_ID + 7
const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

let puzzle: PuzzleView
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  const answerDigest = createHash('sha256').update(digestInput(ID, '40')).digest('hex')
  puzzle = await puzzleAt(5, '40', {
    id: ID,
    typeId: 1,
    levelId: 1,
    hasSvg: false,
    question: FOX_AND_FROG,
    emoji: ['fox', 'frog'],
    answerDigest,
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const wired = () => puzzleToWire(puzzle, 'short')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const routes = [
  { path: '/make', element: <MakeAndSendPage /> },
  { path: '/make/:giftPuzzleId', element: <GiftPuzzlePage /> },
]
const showMaker = () => renderAt('/make', routes)
const showSent = (id: number | string = ID) => renderAt(`/make/${id}`, routes)
const results = (Friends: readonly object[] = []) => ({ PuzzleId: ID, Secret: '40', GoneAt: '2027-02-19T12:00:00.000Z', Friends })

test('a secret becomes a puzzle at once, another one if wanted, and a link whose results stay on this device', async () => {
  const calls = serverWith({
    [drawSecretPuzzle.path]: () => ({ Puzzle: wired() }),
    [sendPuzzle.path]: () => ({ PuzzleId: ID }),
    [getGiftPuzzle.path]: () => results(),
  })
  showMaker()
  await userEvent.type(await screen.findByLabelText('Your secret'), ' 40')
  await userEvent.click(screen.getByRole('radio', { name: 'Sea' }))
  await press('Show my puzzle')
  const heading = await screen.findByRole('heading', { name: 'Your puzzle' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText('The answer is 40.')).toBeDefined()
  await press('Another one')
  await press('Make the link')
  const field: HTMLInputElement = await screen.findByLabelText('The link for your friends')
  expect(field.value).toBe(`http://localhost:3000/make/${ID}`)
  const bodies = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  expect(bodies(drawSecretPuzzle.path)).toMatchObject([{ Secret: ' 40', Theme: 'Sea', Draw: 0 }, { Draw: 1 }])
  const [sent] = bodies(sendPuzzle.path)
  expect(sent).toMatchObject({ Secret: '40', Theme: 'Sea', Draw: 1, DeviceId: expect.any(String) as string })
  expect(giftKeys()).toEqual([{ id: ID, key: sent?.['SendKey'] }])
  await waitFor(() => expect(bodies(getGiftPuzzle.path)[0]).toMatchObject({ PuzzleId: ID, SendKey: sent?.['SendKey'] }))
})

test('a refused word is explained at its field, and stays to be changed', async () => {
  const words = 'Please choose another word.'
  serverWith({ [drawSecretPuzzle.path]: () => refusal(400, { Message: 'The request is invalid.', ModelState: { Secret: [words] } }) })
  showMaker()
  const field = await screen.findByLabelText<HTMLInputElement>('Your secret')
  await userEvent.type(field, 'loser')
  await press('Show my puzzle')
  await screen.findByText(words)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['loser', 'true'])
})

test('a link whose answer was lost is asked for again under the same key', async () => {
  const replies: unknown[] = [undefined, refusal(429, { Message: 'That’s a lot of puzzles for today.' }), { PuzzleId: ID }]
  const calls = serverWith({
    [drawSecretPuzzle.path]: () => ({ Puzzle: wired() }),
    [sendPuzzle.path]: () => replies.shift(),
    [getGiftPuzzle.path]: () => results(),
  })
  showMaker()
  await userEvent.type(await screen.findByLabelText('Your secret'), '40')
  await press('Show my puzzle')
  await press('Make the link')
  await screen.findByText(/can’t be reached right now/)
  await press('Make the link')
  await screen.findByText('That’s a lot of puzzles for today.')
  await press('Make the link')
  await screen.findByLabelText('The link for your friends')
  const keys = calls.filter(({ path }) => path === sendPuzzle.path).map(({ body }) => body['SendKey'])
  expect(new Set(keys).size).toBe(1)
})

test('a friend solves it, is asked to make one back, and that is the one next thing', async () => {
  serverWith({
    [openGiftPuzzle.path]: () => ({ Puzzle: wired(), Animal: 'otter', Name: 'otter' }),
    [uploadPuzzleGuessMini.path]: () => judged({ ...puzzle, answer: 40 }, true),
  })
  showSent()
  expect(await screen.findByText(/You play as the otter\./)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Make one back' })).toBeNull()
  await userEvent.type(await screen.findByLabelText('Your answer'), '40{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Make one for your friend?')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make one back' }))
  expect(await screen.findByLabelText('Your secret')).toBeDefined()
})

test('the maker sees each friend as an animal, and what came of it', async () => {
  keepGiftKey({ id: ID, key: KEY })
  const calls = serverWith({
    [getGiftPuzzle.path]: () =>
      results([
        { Animal: 'fox', Name: 'fox', Tries: 1, IsSolved: true },
        { Animal: 'owl', Name: 'owl', Tries: 3, IsSolved: true },
        { Animal: 'seal', Name: 'seal', Tries: 1, IsSolved: false },
        { Animal: 'duck', Name: 'duck', Tries: 0, IsSolved: false },
      ]),
  })
  showSent()
  await screen.findByText('Your secret is 40. Only you can see it here.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['fox Solved at the first try', 'owl Solved in 3 tries', 'seal 1 try so far', 'duck Opened it']),
  )
  const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(counts).toEqual(['4', '2', '1', '5'])
  expect(calls.find(({ path }) => path === getGiftPuzzle.path)?.body).toMatchObject({ SendKey: KEY })
  expect(calls.some(({ path }) => path === openGiftPuzzle.path)).toBe(false)
})

test('the maker removes it after a question, and the device forgets it', async () => {
  keepGiftKey({ id: ID, key: KEY })
  const calls = serverWith({ [getGiftPuzzle.path]: () => results(), [removeGiftPuzzle.path]: () => ({ PuzzleId: ID }) })
  showSent()
  await screen.findByText(/No one has opened it yet/)
  await press('Remove this puzzle')
  const dialog = await screen.findByRole('dialog', { name: 'Remove this puzzle?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove this puzzle' }))
  expect(await screen.findByLabelText('Your secret')).toBeDefined()
  expect(giftKeys()).toEqual([])
  expect(calls.filter(({ path }) => path === removeGiftPuzzle.path).map(({ body }) => body)).toMatchObject([{ PuzzleId: ID, SendKey: KEY }])
})

test('puzzles of this device are listed, the latest first, and what is damaged is left out', async () => {
  serverWith()
  keepGiftKey({ id: ID, key: KEY })
  keepGiftKey({ id: ID + 1, key: KEY })
  showMaker()
  const links = await screen.findAllByRole('link', { name: /^Puzzle \d/ })
  expect(links.map((link) => [link.getAttribute('href'), link.querySelector('img')?.alt])).toEqual([
    [`/make/${ID + 1}`, 'Puzzle 2'],
    [`/make/${ID}`, 'Puzzle 1'],
  ])
  localStorage.setItem('emojigma.gifts', '[null, {"id": 5, "key": "x"}, 7]')
  expect(giftKeys()).toEqual([])
})

test('a link that leads nowhere, a full puzzle and a failure are each explained', async () => {
  serverWith()
  showSent('abc')
  expect(await screen.findByRole('heading', { name: 'This puzzle is not here' })).toBeDefined()
  cleanup()
  let reply: unknown = refusal(404)
  serverWith({ [openGiftPuzzle.path]: () => reply })
  showSent()
  expect(await screen.findByRole('heading', { name: 'This puzzle is not here' })).toBeDefined()
  cleanup()
  reply = refusal(409, { Message: 'All the places for this puzzle are taken.' })
  showSent(ID + 1)
  expect(await screen.findByText('All the places for this puzzle are taken.')).toBeDefined()
  cleanup()
  reply = refusal(500)
  showSent(ID + 2)
  await screen.findByText('Something went wrong...')
  reply = { Puzzle: wired(), Animal: 'otter', Name: 'otter' }
  await press('Try again')
  expect(await screen.findByText(/You play as the otter\./)).toBeDefined()
})

test('a puzzle that its maker’s device still lists and the server has deleted is forgotten', async () => {
  keepGiftKey({ id: ID, key: KEY })
  serverWith({ [getGiftPuzzle.path]: () => refusal(404) })
  showSent()
  expect(await screen.findByRole('heading', { name: 'This puzzle is not here' })).toBeDefined()
  expect(giftKeys()).toEqual([])
})

test('a student reads kindly that this is for after school, and nothing is requested', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  const calls = serverWith()
  showMaker()
  expect(await screen.findByRole('heading', { name: 'This one is for after school' })).toBeDefined()
  cleanup()
  showSent()
  expect(await screen.findByRole('heading', { name: 'This one is for after school' })).toBeDefined()
  expect(calls.some(({ path }) => path.startsWith('/api/challenge/'))).toBe(false)
})
