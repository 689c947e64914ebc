// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../../platform/session/session-storage.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { adoptWork } from './adopt-work.ts'
import { furthestRung, saveRung } from '../hints/hint-rung.ts'
import { saveWork, readWork } from './stored-work.ts'

afterEach(() => localStorage.clear())

const worked = () => [readWork(1), readWork(2), furthestRung(1), furthestRung(2)]

test('what one account worked out is not there for the next one, and leaves the device with its session', () => {
  signInAs({ id: 'a1' })
  saveWork(1, 'of a1')
  saveRung(1, 3)
  clearSession()
  expect(JSON.stringify(localStorage)).not.toContain('a1')
  signInAs({ id: 'a2' })
  expect(worked()).toEqual([undefined, undefined, 0, 0])
  clearSession()
  signInAs({ id: 'a1' })
  expect(worked()).toEqual([undefined, undefined, 0, 0])
})

test('a session that another takes the place of leaves nothing to it', () => {
  signInAs({ id: 'a1' })
  saveWork(1, 'of a1')
  saveRung(1, 3)
  signInAs({ id: 'a2' })
  expect(worked()).toEqual([undefined, undefined, 0, 0])
})

test('a guest’s work outlives the session of somebody who did not take it over', () => {
  saveWork(1, 'of a guest')
  saveRung(1, 2)
  signInAs({ id: 'a1' })
  expect(worked()).toEqual([undefined, undefined, 0, 0])
  clearSession()
  expect(worked()).toEqual(['of a guest', undefined, 2, 0])
})

test('a guest who signs in keeps what was worked out, and what the account had stays', () => {
  saveWork(1, 'of a guest')
  saveWork(2, 'of a guest')
  saveRung(1, 2)
  saveRung(2, 1)
  signInAs({ id: 'a1' })
  saveWork(2, 'of a1')
  saveRung(2, 3)
  adoptWork()
  expect(worked()).toEqual(['of a guest', 'of a1', 2, 3])
  clearSession()
  expect(worked()).toEqual([undefined, undefined, 0, 0])
})
