import { describe, expect, test } from 'vitest'
import type { Access } from './actions.ts'
import { access } from './access.ts'
import { GUEST, type Visitor } from './visitor.ts'
import { FREE_PUZZLES_A_DAY, msToNextAllocation } from './allowance.ts'
import { dayEndMs, dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'

const DAY = 2500
const OPEN = { kind: 'open', takesFree: false }
const FREE = { kind: 'open', takesFree: true }

function play(visitor: Visitor, slot: number, day = DAY, of = DAY): Access {
  return access('PLAY PUZZLE', visitor, { id: puzzleIdOf(of, slot), state: 'fresh' }, day)
}

describe('a puzzle of the day', () => {
  test('is of its day from its first slot to its last', () => {
    const fresh: Visitor = { ...GUEST, used: 0 }
    for (const slot of [0, 1, 38, 39]) expect(play(fresh, slot)).toEqual(FREE)
    expect(play(fresh, 39, DAY, DAY - 1)).toEqual({ kind: 'refused', why: 'plan-needed' })
    expect(play(fresh, 0, DAY, DAY + 1)).toEqual({ kind: 'refused', why: 'plan-needed' })
  })

  test('is free on the first day of the archive, too', () => {
    expect(play({ ...GUEST, used: 2 }, 0, 0, 0)).toEqual(FREE)
  })

  test('is free three times, then no more', () => {
    expect(FREE_PUZZLES_A_DAY).toBe(3)
    const opened = [0, 1, 2, 3, 40].map((used) => play({ ...GUEST, used }, 5).kind)
    expect(opened).toEqual(['open', 'open', 'open', 'refused', 'refused'])
  })

  test('takes nothing from the allowance of somebody who has a plan, nor once it is begun', () => {
    for (const plan of ['individual', 'teacher', 'student'] as const) {
      expect(play({ role: 'account', plan, used: 0 }, 5)).toEqual(OPEN)
      expect(play({ role: 'account', plan, used: 99 }, 5, DAY, 0)).toEqual(OPEN)
    }
    const begun = { id: puzzleIdOf(0, 0), state: 'begun' } as const
    expect(access('PLAY PUZZLE', { ...GUEST, used: 3 }, begun, DAY)).toEqual(OPEN)
  })

  test('is not free to somebody whose count is not known', () => {
    expect(play(GUEST, 5)).toEqual({ kind: 'refused', why: 'free-limit-reached' })
    expect(play({ ...GUEST, used: undefined }, 5)).toEqual({ kind: 'refused', why: 'free-limit-reached' })
  })
})

test('a refusal to reveal names the signing in before the plan, and what is over before both', () => {
  const old = (state: 'fresh' | 'solved' | 'revealed') => ({ id: puzzleIdOf(0, 0), state })
  const why = (visitor: Visitor, state: 'fresh' | 'solved' | 'revealed') => {
    const answer = access('ANSWER', visitor, old(state), DAY)
    return answer.kind === 'refused' ? answer.why : answer.kind
  }
  expect(why(GUEST, 'fresh')).toBe('sign-in-needed')
  expect(why(GUEST, 'revealed')).toBe('revealed')
  expect(why({ role: 'student', plan: 'none' }, 'solved')).toBe('solved')
  expect(why({ role: 'student', plan: 'student' }, 'fresh')).toBe('students-never')
  expect(why({ role: 'account', plan: 'none', used: 0 }, 'fresh')).toBe('plan-needed')
  expect(why({ role: 'account', plan: 'individual' }, 'fresh')).toBe('open')
})

test('the clock of the allowance runs to the last millisecond of the day', () => {
  expect(msToNextAllocation(DAY, dayEndMs(DAY))).toBe(0)
  expect(msToNextAllocation(DAY, dayEndMs(DAY) - 1)).toBe(1)
  expect(msToNextAllocation(DAY, dayStartMs(DAY) - 1)).toBe(86_400_000)
})
