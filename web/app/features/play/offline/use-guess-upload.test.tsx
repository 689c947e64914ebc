// @vitest-environment jsdom
import { moveDeviceGuesses } from '@emojigma/contract/play/guesses.ts'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OTTER, signInAs } from '../../../platform/testing/test-session.ts'
import { renderAt, serverWith, type Call } from '../../../platform/testing/test-site.tsx'
import { isClaimUnfinished, saveClaim } from './unfinished-claim.ts'
import { useGuessUpload } from './use-guess-upload.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function Page() {
  useGuessUpload()
  return null
}

const claims = (calls: readonly Call[]) => calls.filter(({ path }) => path === moveDeviceGuesses.path)

test('solves that a sign-in could not make the account’s are made so by a later page, once', async () => {
  signInAs()
  saveClaim(OTTER.id)
  let isOnline = false
  const calls = serverWith({ [moveDeviceGuesses.path]: () => (isOnline ? { Score: 50 } : undefined) })
  renderAt('/', <Page />)
  await waitFor(() => expect(claims(calls)).toHaveLength(1))
  expect(isClaimUnfinished(OTTER.id)).toBe(true)
  isOnline = true
  await act(async () => dispatchEvent(new Event('online')))
  await waitFor(() => expect(isClaimUnfinished(OTTER.id)).toBe(false))
  await act(async () => dispatchEvent(new Event('online')))
  expect(claims(calls)).toHaveLength(2)
})

test('they are never made another account’s', async () => {
  signInAs({ id: 'a2' })
  saveClaim(OTTER.id)
  const calls = serverWith()
  renderAt('/', <Page />)
  await act(async () => dispatchEvent(new Event('online')))
  expect(claims(calls)).toEqual([])
  expect(isClaimUnfinished(OTTER.id)).toBe(true)
})
