import { expect, test } from 'vitest'
import { isMissing, statusOf, type CallError } from './call.ts'

const answered = (status: number): CallError => ({ status, data: {} })
const unanswered: CallError = { status: 'FETCH_ERROR', error: 'Failed to fetch' }
const broken: CallError = { name: 'TypeError', message: 'x is not a function' }

test('a failed call has the status that it was answered with, or the library’s word for why it was not', () => {
  expect(statusOf(answered(403))).toBe(403)
  expect(statusOf(unanswered)).toBe('FETCH_ERROR')
})

test('what broke in the page, and what did not fail, has no status', () => {
  expect(statusOf(broken)).toBeUndefined()
  expect(statusOf(undefined)).toBeUndefined()
})

test('only what the server does not know, or whose name cannot be one, is missing', () => {
  expect([400, 404].map((status) => isMissing(answered(status)))).toEqual([true, true])
  expect([401, 403, 429, 500, 503].filter((status) => isMissing(answered(status)))).toEqual([])
  expect([unanswered, broken, undefined].filter(isMissing)).toEqual([])
})
