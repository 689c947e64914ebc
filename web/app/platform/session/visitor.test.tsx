// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OTTER, signInAs } from '../testing/test-session.ts'
import { renderAt, serverWith } from '../testing/test-site.tsx'
import { deviceFields, deviceId } from './device.ts'
import { clearSession } from './session-storage.ts'
import { useVisitor, visitorOf } from './visitor.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  clearSession()
  vi.unstubAllGlobals()
})

test.each([
  ['nobody', undefined, { role: 'guest', plan: 'none' }],
  ['an account', OTTER, { role: 'account', plan: 'none' }],
  ['an account without a nickname', { ...OTTER, nickname: '' }, { role: 'account', plan: 'none' }],
  ['a student', { ...OTTER, isStudent: true }, { role: 'student', plan: 'none' }],
] as const)('%s visits as such, and has no plan', (_who, account, visitor) => {
  expect(visitorOf(account)).toEqual(visitor)
})

function Role() {
  return <p>{useVisitor().role}</p>
}

test('the page follows who visits it', () => {
  serverWith()
  renderAt('/', <Role />)
  expect(screen.getByText('guest')).toBeTruthy()
  act(() => signInAs())
  expect(screen.getByText('account')).toBeTruthy()
  act(() => signInAs({ id: 'b2', isStudent: true }))
  expect(screen.getByText('student')).toBeTruthy()
  act(() => clearSession())
  expect(screen.getByText('guest')).toBeTruthy()
})

test('a guest’s calls name the device, those of an account do not', () => {
  expect(deviceFields()).toEqual({ DeviceId: deviceId() })
  signInAs()
  expect(deviceFields()).toEqual({})
})

test('where no id can be made, a guest’s calls name nobody', () => {
  vi.stubGlobal('crypto', {})
  expect(deviceFields()).toEqual({})
  expect(localStorage.getItem('emojigma.device')).toBeNull()
})
