import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { deleteAccount, getUsernameFromEmail, giveConsent, register, setNickname } from './accounts/accounts.ts'
import { createCheckout, getCheckout, payWithTestMoney, setRenewal } from './shop/checkout.ts'
import { reportClientError } from './operator/client-errors.ts'
import {
  getLatestAttempted,
  getPotentialScore,
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  moveDeviceGuesses,
  setPuzzleRevealed,
  uploadPuzzleGuess,
  uploadPuzzleGuesses,
  uploadPuzzleGuessMini,
} from './play/guesses.ts'
import { getAllTimeLeaderboard, getGameCounters, getLeaderboardsRanks, getTop10Leaderboards } from './boards/leaderboards.ts'
import { getClassroomLeaderboard } from './classes/classrooms.ts'
import { refreshCache } from './operator/operator.ts'
import {
  getNewPuzzles,
  getPopularPuzzlesMini,
  getPuzzle,
  getPuzzleMini,
  getRandomPuzzle,
  getSeasonalPuzzles,
  getTodaysPictures,
  getTodaysPuzzlesMini,
  getTryOnePuzzle,
  readTodaysPuzzles,
} from './puzzles/puzzles.ts'
import { setLanguage, updateSettings } from './accounts/settings.ts'
import { changePassword, forgottenPassword, getExternalLogins, requestMagicLink, requestToken, resetPassword } from './sign-in/sign-in.ts'

const DEVICE = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const GOOD_PASSWORD = 'Puzzled-Otter-7'
const LARGEST_INT = 2_147_483_647

type Json = Readonly<Record<string, unknown>>
/** A whole good body, and changes of it that must be taken or refused; an undefined value takes a key away. */
interface Rules {
  readonly schema: z.ZodType
  readonly good: Json
  readonly takes: readonly Json[]
  readonly refuses: readonly Json[]
}

const REGISTRATION = { Email: 'ada@example.com', Nickname: 'Swift Otter', Password: GOOD_PASSWORD, ConfirmPassword: GOOD_PASSWORD }
const RESET = { Email: 'ada@example.com', Password: GOOD_PASSWORD, ConfirmPassword: GOOD_PASSWORD, Code: 'c'.repeat(16) }
const BREAKAGE = { Message: 'x is not a function', Path: '/play', Release: 'index-abc.js' }

const RULES: Readonly<Record<string, Rules>> = {
  Register: {
    schema: register.body,
    good: REGISTRATION,
    takes: [
      { BirthYear: 1900 },
      { BirthYear: 2100 },
      { BirthYear: undefined },
      { DeviceId: DEVICE },
      { Nickname: '' },
      { Nickname: 'n'.repeat(100) },
      { ConfirmPassword: '' },
      { Email: `${'a'.repeat(64)}@example.com` },
      { secret: 7, userId: null, AccountUserId: { any: 'thing' } },
    ],
    refuses: [
      { Email: undefined },
      { Email: '' },
      { Email: 'ada' },
      { Email: 'ada@' },
      { Email: '@example.com' },
      { Email: 'ada@example' },
      { Email: 'ada@example.com\r\nBcc: eve@example.com' },
      { Email: 'ada@example.com, eve@example.com' },
      { Email: `ada@${'a.'.repeat(125)}example.com` },
      { Nickname: undefined },
      { Nickname: 'n'.repeat(101) },
      { Nickname: 12_345 },
      { Password: undefined },
      { Password: 'short-7' },
      { ConfirmPassword: undefined },
      { BirthYear: 1899 },
      { BirthYear: 2101 },
      { BirthYear: 1990.5 },
      { BirthYear: '1990' },
      { BirthYear: null },
      { DeviceId: 'a device' },
    ],
  },
  GetUsernameFromEmail: {
    schema: getUsernameFromEmail.body,
    good: { email: 'ada@example.com' },
    takes: [{ email: '' }, { email: 'student-name' }, { email: 'e'.repeat(254) }],
    refuses: [{ email: undefined }, { email: 'e'.repeat(255) }, { email: 1 }, { email: undefined, Email: 'ada@example.com' }],
  },
  SetNickname: {
    schema: setNickname.body,
    good: { Nickname: 'Swift Otter' },
    takes: [{ Nickname: '' }, { Nickname: 'n'.repeat(100) }],
    refuses: [{ Nickname: undefined }, { Nickname: 'n'.repeat(101) }, { Nickname: null }],
  },
  GiveConsent: {
    schema: giveConsent.body,
    good: { Code: 'c'.repeat(16) },
    takes: [{ Code: 'c'.repeat(200) }],
    refuses: [{ Code: undefined }, { Code: 'c'.repeat(15) }, { Code: 'c'.repeat(201) }],
  },
  DeleteAccount: {
    schema: deleteAccount.body,
    good: { Password: GOOD_PASSWORD },
    takes: [{ Password: undefined }, { Password: 'old' }, { Password: 'p'.repeat(256) }, { StudentsToo: true }, { StudentsToo: false }],
    refuses: [{ Password: 'p'.repeat(257) }, { Password: 12_345_678 }, { StudentsToo: 'true' }],
  },
  'create-checkout': {
    schema: createCheckout.body,
    good: { priceIdRequest: { PriceId: 'individual-usd' } },
    takes: [
      { priceIdRequest: { PriceId: '' } },
      { priceIdRequest: { PriceId: 'p'.repeat(60), Code: 'c'.repeat(40), CheckoutKey: DEVICE } },
      { priceIdRequest: undefined, PriceId: 'individual-usd', Code: '' },
      { PRICEIDREQUEST: { priceid: 'individual-usd' }, priceIdRequest: undefined, secret: 'x' },
    ],
    refuses: [
      { priceIdRequest: undefined },
      { priceIdRequest: 'individual-usd' },
      { priceIdRequest: { PriceId: 'p'.repeat(61) } },
      { priceIdRequest: { PriceId: 'individual-usd', Code: 'c'.repeat(41) } },
      { priceIdRequest: { PriceId: 'individual-usd', CheckoutKey: 'again' } },
      { priceIdRequest: undefined, PriceId: 'individual-usd', Coupon: 'OTTER' },
      { priceIdRequest: { PriceId: 'individual-usd', AmountMinor: 1 } },
      { priceIdRequest: { PriceId: 'individual-usd', priceid: 'individual-gbp' } },
    ],
  },
  'get-checkout': {
    schema: getCheckout.body,
    good: { CheckoutId: DEVICE },
    takes: [{ CheckoutId: DEVICE.toUpperCase() }],
    refuses: [{ CheckoutId: undefined }, { CheckoutId: '' }, { CheckoutId: 7 }],
  },
  'pay-with-test-money': {
    schema: payWithTestMoney.body,
    good: { CheckoutId: DEVICE, Outcome: 'paid' },
    takes: [{ Outcome: 'declined' }],
    refuses: [{ Outcome: undefined }, { Outcome: 'refunded' }, { CheckoutId: 'x' }],
  },
  'set-renewal': {
    schema: setRenewal.body,
    good: { OrderId: 1, Renews: false },
    takes: [{ Renews: true }, { OrderId: LARGEST_INT }],
    refuses: [{ OrderId: 0 }, { OrderId: '1' }, { OrderId: 1.5 }, { Renews: undefined }, { Renews: 'false' }],
  },
  Token: {
    schema: requestToken.body,
    good: { grant_type: 'password' },
    takes: [
      { grant_type: 'g'.repeat(40) },
      { username: 'u'.repeat(254), password: 'p'.repeat(256) },
      { refresh_token: 't'.repeat(400) },
      { token: 't'.repeat(400) },
      { code: 't'.repeat(400) },
      { birth_year: '1990' },
    ],
    refuses: [
      { grant_type: undefined },
      { grant_type: 'g'.repeat(41) },
      { username: 'u'.repeat(255) },
      { password: 'p'.repeat(257) },
      { refresh_token: 't'.repeat(401) },
      { token: 't'.repeat(401) },
      { code: 't'.repeat(401) },
      { birth_year: '1'.repeat(11) },
      { birth_year: 1990 },
    ],
  },
  ForgottenPassword: {
    schema: forgottenPassword.body,
    good: { Email: 'ada@example.com' },
    takes: [{ Email: 'no address at all' }, { Email: 'e'.repeat(254) }],
    refuses: [{ Email: undefined }, { Email: 'e'.repeat(255) }],
  },
  RequestMagicLink: {
    schema: requestMagicLink.body,
    good: { Email: 'ada@example.com' },
    takes: [{ RedirectUrl: '/play' }, { RedirectUrl: `/${'p'.repeat(499)}` }],
    refuses: [{ Email: undefined }, { RedirectUrl: `/${'p'.repeat(500)}` }, { RedirectUrl: 7 }],
  },
  resetPassword: {
    schema: resetPassword.body,
    good: RESET,
    takes: [{ Code: 'c'.repeat(200) }, { ConfirmPassword: 'another' }],
    refuses: [
      { Code: 'c'.repeat(15) },
      { Code: 'c'.repeat(201) },
      { Code: undefined },
      { Password: 'otter' },
      { ConfirmPassword: undefined },
      { Email: 'e'.repeat(255) },
    ],
  },
  ChangePasswordApi: {
    schema: changePassword.body,
    good: { OldPassword: 'old', NewPassword: GOOD_PASSWORD, ConfirmPassword: GOOD_PASSWORD },
    takes: [{ OldPassword: '' }, { OldPassword: 'p'.repeat(256) }],
    refuses: [{ OldPassword: undefined }, { OldPassword: 'p'.repeat(257) }, { NewPassword: 'old' }, { ConfirmPassword: undefined }],
  },
  ExternalLogins: {
    schema: getExternalLogins.query,
    good: {},
    takes: [{ returnUrl: '/play' }, { generateState: 'true' }, { generateState: false }, { returnUrl: 'r'.repeat(500) }],
    refuses: [{ returnUrl: 'r'.repeat(501) }, { generateState: 'perhaps' }],
  },
  ClientError: {
    schema: reportClientError.body,
    good: BREAKAGE,
    takes: [
      { Message: 'm'.repeat(300) },
      { Stack: 's'.repeat(2000) },
      { Stack: '' },
      { Path: `/${'p'.repeat(99)}` },
      { Release: '' },
      { Release: 'r'.repeat(60) },
    ],
    refuses: [
      { Message: '' },
      { Message: undefined },
      { Message: 'm'.repeat(301) },
      { Stack: 's'.repeat(2001) },
      { Path: 'play' },
      { Path: 'https://elsewhere.example/' },
      { Path: `/${'p'.repeat(100)}` },
      { Release: undefined },
      { Release: 'r'.repeat(61) },
      { UserId: 'ada' },
      { secret: 'x' },
    ],
  },
  UploadPuzzleGuess: {
    schema: uploadPuzzleGuess.body,
    good: { PuzzleId: 1, PuzzleGuess: '7' },
    takes: [
      { PuzzleId: Number.MAX_SAFE_INTEGER },
      { PuzzleGuess: -7 },
      { PuzzleGuess: 0 },
      { PuzzleGuess: '1'.repeat(100) },
      { HintRung: 0 },
      { HintRung: 3 },
      { MadeAtMs: 0 },
      { DeviceId: DEVICE.toUpperCase() },
    ],
    refuses: [
      { PuzzleId: undefined },
      { PuzzleId: 0 },
      { PuzzleId: -1 },
      { PuzzleId: 1.5 },
      { PuzzleId: '1' },
      { PuzzleId: Number.MAX_SAFE_INTEGER + 1 },
      { PuzzleGuess: undefined },
      { PuzzleGuess: '' },
      { PuzzleGuess: '1'.repeat(101) },
      { PuzzleGuess: 1.5 },
      { PuzzleGuess: ['7'] },
      { PuzzleGuess: null },
      { HintRung: -1 },
      { HintRung: 4 },
      { HintRung: 1.5 },
      { MadeAtMs: -1 },
      { MadeAtMs: 0.5 },
      { MadeAtMs: '0' },
      { DeviceId: DEVICE.slice(1) },
      { DeviceId: '' },
    ],
  },
  UploadPuzzleGuesses: {
    schema: uploadPuzzleGuesses.body,
    good: { PuzzleGuesses: [{ PuzzleId: 1, PuzzleGuess: '7' }] },
    takes: [
      { PuzzleGuesses: Array.from({ length: 100 }, (_, index) => ({ PuzzleId: index + 1, PuzzleGuess: 1 })) },
      { PuzzleGuesses: [{ PuzzleId: 1, PuzzleGuess: 1, HintRung: 2, MadeAtMs: 5 }] },
      { DeviceId: DEVICE },
    ],
    refuses: [
      { PuzzleGuesses: undefined },
      { PuzzleGuesses: [] },
      { PuzzleGuesses: Array.from({ length: 101 }, (_, index) => ({ PuzzleId: index + 1, PuzzleGuess: 1 })) },
      { PuzzleGuesses: [{ PuzzleId: 1, PuzzleGuess: '7' }, { PuzzleId: 2 }] },
      { PuzzleGuesses: [{ PuzzleId: 1, PuzzleGuess: '7', HintRung: 4 }] },
      { PuzzleGuesses: { PuzzleId: 1, PuzzleGuess: '7' } },
    ],
  },
  SetPuzzleRevealed: {
    schema: setPuzzleRevealed.body,
    good: { PuzzleId: 1 },
    takes: [{ PuzzleId: MAX_PUZZLE_ID }, { secret: 'x' }],
    refuses: [{ PuzzleId: undefined }, { PuzzleId: 0 }, { PuzzleId: MAX_PUZZLE_ID + 1 }],
  },
  GetSolvedPuzzleIds: {
    schema: getSolvedPuzzleIds.body,
    good: {},
    takes: [{ PuzzleIds: [] }, { PuzzleIds: Array.from({ length: 100 }, (_, index) => index + 1) }, { DeviceId: DEVICE }],
    refuses: [{ PuzzleIds: Array.from({ length: 101 }, (_, index) => index + 1) }, { PuzzleIds: [0] }, { PuzzleIds: 7 }, { DeviceId: '7' }],
  },
  GetSolvedDevicePuzzleIds: {
    schema: getSolvedDevicePuzzleIds.body,
    good: { deviceID: DEVICE },
    takes: [{ PuzzleIds: [1, 2] }],
    refuses: [{ deviceID: undefined }, { deviceID: undefined, DeviceId: DEVICE }, { PuzzleIds: Array.from({ length: 101 }, () => 1) }],
  },
  GetPotentialScoreUpload: {
    schema: getPotentialScore.body,
    good: { DeviceId: DEVICE },
    takes: [],
    refuses: [{ DeviceId: undefined }, { DeviceId: 'x' }],
  },
  UpdateUserDevicePuzzleGuessesLeaderboards: {
    schema: moveDeviceGuesses.body,
    good: { DeviceId: DEVICE },
    takes: [],
    refuses: [{ DeviceId: undefined }, { DeviceId: null }],
  },
  GetPuzzle: {
    schema: getPuzzle.body,
    good: { PuzzleId: 1 },
    takes: [{ PuzzleId: MAX_PUZZLE_ID }, { RemoveUrls: true }, { RemoveUrls: false }, { DeviceId: DEVICE }],
    refuses: [{ PuzzleId: undefined }, { PuzzleId: 0 }, { PuzzleId: MAX_PUZZLE_ID + 1 }, { RemoveUrls: 'true' }, { RemoveUrls: 1 }],
  },
  GetNewPuzzles: {
    schema: getNewPuzzles.body,
    good: {},
    takes: [
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'Unset', null].map((levelId) => ({ levelId })),
      ...[1, 2, 3, 4, 5, 'Unset', null].map((puzzleTypeId) => ({ puzzleTypeId })),
      { puzzleTheme: '' },
      { puzzleTheme: null },
      { puzzleTheme: 't'.repeat(40) },
      { showSolved: true },
      { take: 1 },
      { take: 48 },
      { before: 1 },
      { before: MAX_PUZZLE_ID, beforeTotalAttempted: LARGEST_INT },
      { beforeTotalAttempted: 0 },
    ],
    refuses: [
      ...[0, 11, -1, 1.5, '1', 'unset', ''].map((levelId) => ({ levelId })),
      ...[0, 6, '1', 'Classic', 'unset'].map((puzzleTypeId) => ({ puzzleTypeId })),
      { puzzleTheme: 't'.repeat(41) },
      { showSolved: 'yes' },
      { showSolved: null },
      { take: 0 },
      { take: 49 },
      { take: 1.5 },
      { before: 0 },
      { before: MAX_PUZZLE_ID + 1 },
      { beforeTotalAttempted: -1 },
      { beforeTotalAttempted: LARGEST_INT + 1 },
      { beforeTotalAttempted: 0.5 },
    ],
  },
  GetSeasonalPuzzles: {
    schema: getSeasonalPuzzles.query,
    good: { min: '0', max: '100' },
    takes: [{ min: '7', max: '7' }, { max: String(LARGEST_INT) }],
    refuses: [{ min: '-1' }, { max: String(LARGEST_INT + 1) }, { min: '1.5' }, { max: 'many' }, { min: undefined }, { max: undefined }],
  },
  GetTodaysLatestPuzzlesNew: {
    schema: readTodaysPuzzles.query,
    good: {},
    takes: [{ DeviceId: DEVICE }],
    refuses: [{ DeviceId: 'x' }, { DeviceId: '' }],
  },
  'set-language': {
    schema: setLanguage.body,
    good: { Language: 'es' },
    takes: [{ Language: 'en' }],
    refuses: [{ Language: null }, { Language: '' }, { Language: 'x'.repeat(21) }],
  },
  'update-settings': {
    schema: updateSettings.body,
    good: {},
    takes: [
      ...['system', 'light', 'dark'].map((Theme) => ({ Theme })),
      ...['HideSolved', 'Sound', 'ReducedMotion', 'ReadableFont', 'HideFromBoards'].flatMap((key) => [{ [key]: true }, { [key]: false }]),
      { userId: 'x' },
    ],
    refuses: [
      { Theme: 'Dark' },
      { Theme: '' },
      { Theme: null },
      ...['HideSolved', 'Sound', 'ReducedMotion', 'ReadableFont', 'HideFromBoards'].flatMap((key) => [
        { [key]: 'true' },
        { [key]: 1 },
        { [key]: null },
      ]),
    ],
  },
  RefreshCache: {
    schema: refreshCache.headers,
    good: { 'x-operator-key': 'key' },
    takes: [{ 'x-operator-key': undefined }, { 'x-operator-key': 'k'.repeat(200) }],
    refuses: [{ 'x-operator-key': 'k'.repeat(201) }, { 'x-operator-key': ['key', 'key'] }],
  },
}

function changed(good: Json, change: Json): Json {
  return Object.fromEntries(Object.entries({ ...good, ...change }).filter(([, value]) => value !== undefined))
}

describe.each(Object.entries(RULES))('%s', (_, { schema, good, takes, refuses }) => {
  test('takes what it should, up to each limit', () => {
    const refused = [{}, ...takes].filter((change) => !schema.safeParse(changed(good, change)).success)
    expect(refused).toEqual([])
  })

  test('refuses what is absent, of another type or past a limit', () => {
    const taken = refuses.filter((change) => schema.safeParse(changed(good, change)).success)
    expect(taken).toEqual([])
  })
})

test.each([null, [], 'text', 7])('no call takes %j for a body', (body) => {
  const schemas: readonly z.ZodType[] = Object.values(RULES).map(({ schema }) => schema)
  expect(schemas.filter((schema) => schema.safeParse(body).success)).toEqual([])
})

test('somebody who asks as a visitor may name a device or none, and the device is a UUID in small letters from then on', () => {
  const calls = [getTodaysPuzzlesMini, getTryOnePuzzle, getRandomPuzzle, getAllTimeLeaderboard, getLeaderboardsRanks, getTop10Leaderboards]
  for (const { body } of [...calls, getGameCounters, getLatestAttempted]) {
    expect(body.parse({})).toEqual({})
    expect(body.parse({ DeviceId: DEVICE.toUpperCase() })).toEqual({ DeviceId: DEVICE })
    expect(body.safeParse({ DeviceId: `{${DEVICE}}` }).success).toBe(false)
    expect(body.safeParse({ DeviceId: DEVICE.replaceAll('-', '') }).success).toBe(false)
  }
})

test('a guess is read as text, however it came', () => {
  const guessOf = (PuzzleGuess: unknown): unknown => uploadPuzzleGuessMini.body.parse({ PuzzleId: 1, PuzzleGuess }).PuzzleGuess
  expect([-14, 0, '007', 'Bead', ' 7 '].map(guessOf)).toEqual(['-14', '0', '007', 'Bead', ' 7 '])
})

test('keys that a body does not have are refused where keys may be left out, as one of these was meant, and dropped elsewhere', () => {
  expect(setNickname.body.parse({ Nickname: 'Swift Otter', IsStudent: true })).toEqual({ Nickname: 'Swift Otter' })
  for (const [{ body }, sent] of [
    [updateSettings, { Theme: 'dark', Sounds: true }],
    [register, { ...REGISTRATION, YearOfBirth: 2019 }],
    [getPuzzleMini, { PuzzleId: 7, NoUrls: true }],
    [getSolvedPuzzleIds, { puzzleIds: [1] }],
    [getAllTimeLeaderboard, { ClassroomId: 'c' }],
    [deleteAccount, { Students: true }],
  ] as const) {
    expect([sent, body.safeParse(sent).success]).toEqual([sent, false])
  }
})

test('lists are asked flat or in their wrapper, in any case of their keys, and beside what is ignored', () => {
  const asked = { levelId: 3, showSolved: false, RemoveUrls: true, Sudoku: false, OddEmoji: true }
  for (const { body } of [getNewPuzzles, getPopularPuzzlesMini, getTodaysPuzzlesMini, getTodaysPictures, getLatestAttempted]) {
    expect(body.parse({ puzzlesRequestModel: asked })).toEqual(asked)
    expect(body.parse({ LevelId: 3, ShowSolved: false, puzzlesRequestModel: { REMOVEURLS: true, sudoku: false, oddEmoji: true } })).toEqual(
      asked,
    )
    expect(body.parse({ ...asked, UserId: 'u', secret: 's' })).toMatchObject(asked)
    for (const bad of [{ levelId: 3, LevelId: 4 }, { puzzlesRequestModel: 7 }, { puzzlesRequestModel: { odd: true } }, { Sudoku: 'no' }]) {
      expect([bad, body.safeParse(bad).success]).toEqual([bad, false])
    }
  }
  for (const { body } of [getAllTimeLeaderboard, getLeaderboardsRanks, getTop10Leaderboards]) {
    expect(body.parse({ leaderboardsModel: { userId: 'u', DeviceID: DEVICE } })).toEqual({ userId: 'u', DeviceId: DEVICE })
  }
  expect(getClassroomLeaderboard.body.parse({ leaderboardsModel: { ClassroomId: 'c', Scope: 1 } })).toEqual({ classroomId: 'c', scope: 1 })
})

test('what the query says as text is read as numbers and switches', () => {
  expect(getSeasonalPuzzles.query.parse({ min: '10', max: '20' })).toEqual({ min: 10, max: 20 })
  expect(getExternalLogins.query.parse({ generateState: 'true' })).toEqual({ generateState: true })
  expect(getExternalLogins.query.parse({ generateState: 'false' })).toEqual({ generateState: false })
})

test('the popular list is asked as the new one', () => {
  const body = { levelId: 3, puzzleTypeId: 2, puzzleTheme: 'Fruit', showSolved: false, take: 12, before: 40, beforeTotalAttempted: 9 }
  expect(getPopularPuzzlesMini.body.parse(body)).toEqual(body)
  expect(getNewPuzzles.body.parse(body)).toEqual(body)
})

test('a year of birth that is none is refused with a sentence about years', () => {
  for (const BirthYear of [1899, 2101, 1990.5, 'long ago']) {
    const { error } = register.body.safeParse({ ...REGISTRATION, BirthYear })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['BirthYear'], 'Please give a year, such as 1990.']])
  }
})
