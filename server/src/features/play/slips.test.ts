import { getMyNumbers, type MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY] })
})
afterAll(() => site.close())

const CROWD = puzzleOn(A_DAY, 5, 1)
const BOARD = puzzleOn(A_DAY, 4, 6)

type Guesser = Pick<TestAccount, 'token'> | { readonly DeviceId: string }

async function guess(by: Guesser, PuzzleId: number, PuzzleGuess: string): Promise<void> {
  const [device, token] = 'token' in by ? [{}, by.token] : [by, undefined]
  expect((await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, ...device }, token)).status).toBe(200)
}

async function slipsOf(by: Guesser): Promise<MyNumbers['Slips']> {
  const [device, token] = 'token' in by ? [{}, by.token] : [by, undefined]
  const { body } = await site.post(getMyNumbers.path, device, token)
  return getMyNumbers.replies[200].strict().parse(body).Slips
}

/** The place beside the odd emoji, and another one far off. */
async function nearAndFar(): Promise<readonly [near: string, far: string]> {
  const [row = 0, column = 0] = (await site.answerTo(CROWD)).split('-').map(Number)
  return [`${row}-${column > 1 ? column - 1 : column + 1}`, `${row > 4 ? row - 3 : row + 3}-${column > 4 ? column - 3 : column + 3}`]
}

/** The right board with its first square wrong. */
async function almost(): Promise<string> {
  const answer = await site.answerTo(BOARD)
  return (answer.startsWith('1') ? '2' : '1') + answer.slice(1)
}

test('the first slip that a wrong guess tells is kept, and a right guess tells none', async () => {
  const player = await site.register()
  const [near, far] = await nearAndFar()
  await guess(player, CROWD, far)
  expect(await slipsOf(player)).toEqual([])
  await guess(player, CROWD, near)
  await guess(player, BOARD, await almost())
  const expected = [
    { Slip: 'next-column', Puzzles: 1 },
    { Slip: 'one-cell-wrong', Puzzles: 1 },
  ]
  expect(await slipsOf(player)).toEqual(expected)
  await guess(player, CROWD, await site.answerTo(CROWD))
  expect(await slipsOf(player)).toEqual(expected)
  const { body } = await site.get(exportAccount.path, { authorization: `Bearer ${player.token}` })
  const { Attempts } = JSON.parse(body.toString()) as { Attempts: { PuzzleId: number; Slip?: string }[] }
  expect(Attempts.find(({ PuzzleId }) => PuzzleId === BOARD)?.Slip).toBe('one-cell-wrong')
})

test('a device’s slips become the account’s', async () => {
  const [device, player] = [{ DeviceId: randomUUID() }, await site.register()]
  await guess(device, BOARD, await almost())
  await site.post(moveDeviceGuesses.path, device, player.token)
  expect(await slipsOf(player)).toEqual([{ Slip: 'one-cell-wrong', Puzzles: 1 }])
  expect(await slipsOf(device)).toEqual([])
})

test('slips are of the weeks that the numbers are of', async () => {
  const player = { DeviceId: randomUUID() }
  await guess(player, BOARD, await almost())
  site.goTo(A_DAY + 7 * NUMBER_WEEKS)
  expect(await slipsOf(player)).toEqual([])
  site.goTo(A_DAY)
})
