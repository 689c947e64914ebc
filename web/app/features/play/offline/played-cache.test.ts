// @vitest-environment jsdom
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { afterEach, expect, test } from 'vitest'
import { clearSession } from '../../../platform/session/session-storage.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { cachePlayed, cachedPlayed } from './played-cache.ts'
import { storeUnsent } from './unsent-guesses.ts'

afterEach(() => localStorage.clear())

const [one, two, three, old] = [puzzleIdOf(TODAY, 0), puzzleIdOf(TODAY, 1), puzzleIdOf(TODAY, 2), puzzleIdOf(TODAY - 9, 0)]
const played = (ids: Partial<Record<'solved' | 'revealed' | 'attempted', number[]>>, count: number) => ({
  solved: [],
  revealed: [],
  attempted: [],
  begun: { day: TODAY, count },
  ...ids,
})

test('nothing is known of a device that has never asked', () => {
  expect(cachedPlayed()).toBeUndefined()
})

test('a later answer is added to an earlier one, replaces what it was asked about, and old days go', () => {
  cachePlayed([one, old], played({ solved: [one, old], attempted: [one, old] }, 1))
  cachePlayed([two], played({ attempted: [two] }, 2))
  expect(cachedPlayed()).toEqual(played({ solved: [one], attempted: [two, one] }, 2))
  cachePlayed([one], played({ attempted: [one] }, 2))
  expect(cachedPlayed()).toEqual(played({ attempted: [one, two] }, 2))
})

test('guesses that wait on the device count, and right ones solve', () => {
  cachePlayed([one], played({ attempted: [one] }, 1))
  storeUnsent({ puzzleId: two, guess: '17', isRight: true }, undefined)
  storeUnsent({ puzzleId: three, guess: '5' }, undefined)
  expect(cachedPlayed()).toEqual(played({ solved: [two], attempted: [one, two, three] }, 1))
})

test('an account’s own goes with its session, and is nobody else’s', () => {
  signInAs({ id: 'a1' })
  cachePlayed([one], played({ solved: [one], attempted: [one] }, 1))
  expect(cachedPlayed()?.solved).toEqual([one])
  clearSession()
  expect(cachedPlayed()).toBeUndefined()
  expect(JSON.stringify(localStorage)).not.toContain(String(one))
})

test.each(['{', 'null', '7', '{"solved":[1]}', '{"solved":["1"],"revealed":[],"attempted":[],"begun":{"day":1,"count":1}}'])(
  'a storage that holds %s counts as empty',
  (kept) => {
    localStorage.setItem('emojigma.played', kept)
    expect(cachedPlayed()).toBeUndefined()
  },
)
