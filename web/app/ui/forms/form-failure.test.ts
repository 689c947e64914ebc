// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { failureOf, unreachable } from './form-failure.ts'

const OOPS = 'Something went wrong... Nothing you typed is lost: try again in a moment.'
const NO_SITE = 'Emojigma can’t be reached right now. Nothing you typed is lost: try again in a moment.'
const OFFLINE = 'You are offline. Nothing you typed is lost: try again in a moment.'

const refused = (data: unknown, status = 400) => ({ status, data })

afterEach(() => vi.restoreAllMocks())

test.each([
  [true, NO_SITE],
  [false, OFFLINE],
])('without an answer it is said who is away: online %s', (isOnline, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  expect(unreachable()).toEqual({ message })
  expect(failureOf({ status: 'FETCH_ERROR', error: 'Failed to fetch' }, 'first')).toEqual({ message })
  expect(failureOf({ status: 'TIMEOUT_ERROR', error: 'aborted' }, 'last')).toEqual({ message })
})

test.each([
  ['nothing', undefined],
  ['an error of the page', { name: 'TypeError', message: 'x is not a function' }],
  ['an answer that is no JSON', { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>Bad gateway</html>', error: 'SyntaxError' }],
  ['an empty answer', refused(undefined, 500)],
  ['an answer of null', refused(null, 500)],
  ['an answer without words', refused({}, 500)],
] as const)('of %s nothing technical is told', (_what, error) => {
  expect(failureOf(error, 'first')).toEqual({ message: OOPS, fields: {} })
})

test('the sentence is the first or the last complaint, and the message where there is none', () => {
  const body = { Message: 'The request is invalid.', ModelState: { error: ['First.', 'Second.', 'Third.'] } }
  expect(failureOf(refused(body), 'first').message).toBe('First.')
  expect(failureOf(refused(body), 'last').message).toBe('Third.')
  expect(failureOf(refused({ Message: 'Too busy.' }), 'first')).toEqual({ message: 'Too busy.', fields: {} })
  expect(failureOf(refused({ Message: 'Too busy.', ModelState: { error: [] } }), 'last').message).toBe('Too busy.')
})

test('each field gets its own complaint, and the sentence is no field', () => {
  const ModelState = { error: ['All.'], Email: ['No e-mail.', 'Too long.'], Nickname: ['Taken.'], Password: [] }
  expect(failureOf(refused({ Message: 'No.', ModelState }), 'first').fields).toEqual({
    Email: 'No e-mail.',
    Nickname: 'Taken.',
    Password: '',
  })
  expect(failureOf(refused({ Message: 'No.', ModelState }), 'last').fields).toEqual({
    Email: 'Too long.',
    Nickname: 'Taken.',
    Password: '',
  })
})
