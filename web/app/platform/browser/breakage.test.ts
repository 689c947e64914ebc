// @vitest-environment jsdom
import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { watchBreakage } from './breakage.ts'
import { serverWith, type Call } from '../testing/test-site.tsx'

let calls: readonly Call[] = []
beforeAll(() => watchBreakage())
beforeEach(() => {
  calls = serverWith({ [reportClientError.path]: () => ({}) })
})

test.each([
  ['error', { error: new Error('thrown and not caught') }, 'Error: thrown and not caught'],
  ['error', { error: null, message: 'an unknown error' }, 'an unknown error'],
  ['unhandledrejection', { reason: new Error('rejected and not caught') }, 'Error: rejected and not caught'],
])('what nobody dealt with is reported: %s', async (kind, what, message) => {
  dispatchEvent(Object.assign(new Event(kind), what))
  await expect
    .poll(() => calls.map(({ path, body, token }) => [path, body['Message'], token]))
    .toEqual([[reportClientError.path, message, undefined]])
})
