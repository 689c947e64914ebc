import { GUEST, type Visitor } from '@emojigma/contract/rules/visitor.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { describe, expect, test } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { accessedPuzzle, isLocked, playStatus, usedOn, visitorOn, type Played, type PlayedIds, type PlayStatus } from './play-status.ts'

const NOTHING: PlayedIds = { solved: [], revealed: [], attempted: [] }
const today = (slot: number) => puzzleIdOf(TODAY, slot)
const yesterday = (slot: number) => puzzleIdOf(TODAY - 1, slot)
const tomorrow = (slot: number) => puzzleIdOf(TODAY + 1, slot)

describe('what is used of a day', () => {
  test.each<[what: string, played: Partial<PlayedIds>, used: number]>([
    ['nothing is known', {}, 0],
    ['two of the day were attempted', { attempted: [today(0), today(39)] }, 2],
    ['those of the days around it do not count', { attempted: [yesterday(39), today(0), tomorrow(0)] }, 1],
    ['the server counts more than is known', { attempted: [today(0)], begun: { day: TODAY, count: 3 } }, 3],
    ['the server counted before a later attempt', { attempted: [today(0), today(1)], begun: { day: TODAY, count: 1 } }, 2],
    ['the server counted yesterday', { begun: { day: TODAY - 1, count: 3 } }, 0],
    ['the server counted yesterday, and one was attempted since', { attempted: [today(5)], begun: { day: TODAY - 1, count: 3 } }, 1],
    ['solved and revealed ones are not counted a second time', { solved: [today(0)], revealed: [today(1)], attempted: [today(0)] }, 1],
  ])('%s', (_what, played, used) => {
    expect(usedOn({ ...NOTHING, ...played }, TODAY)).toBe(used)
  })

  test('the visitor is who plays, with what they used of that day instead of what they brought', () => {
    const visitor: Visitor = { ...GUEST, used: 2 }
    const played: Played = { ...NOTHING, visitor, attempted: [today(0), yesterday(1), yesterday(2), yesterday(3)] }
    expect(visitorOn(played, TODAY)).toEqual({ ...GUEST, used: 1 })
    expect(visitorOn(played, TODAY - 1)).toEqual({ ...GUEST, used: 3 })
    expect(visitorOn(played, TODAY + 1)).toEqual({ ...GUEST, used: 0 })
  })

  test('the visitor keeps role and plan', () => {
    const student: Played = { ...NOTHING, visitor: { role: 'student', plan: 'student', used: 0 }, attempted: [today(0)] }
    expect(visitorOn(student, TODAY)).toEqual({ role: 'student', plan: 'student', used: 1 })
  })
})

describe('what the player did at a puzzle', () => {
  const id = today(3)
  test.each<[state: string, played: Partial<PlayedIds>, isRevealed: boolean]>([
    ['fresh', {}, false],
    ['fresh', { solved: [today(2)], revealed: [today(4)], attempted: [today(5)] }, false],
    ['begun', { attempted: [today(2), id] }, false],
    ['revealed', { attempted: [id], revealed: [id] }, false],
    ['revealed', { attempted: [id] }, true],
    ['solved', { attempted: [id], solved: [id] }, false],
    ['solved', { attempted: [id], solved: [id], revealed: [id] }, true],
  ])('it is %s for %j, revealed by itself: %s', (state, played, isRevealed) => {
    expect(accessedPuzzle({ id, isRevealed }, { ...NOTHING, ...played })).toEqual({ id, state })
  })
})

describe('whether it may be guessed at', () => {
  const played = (changes: Partial<Played> = {}): Played => ({ ...NOTHING, visitor: GUEST, ...changes })
  const SPENT = [today(0), today(1), today(2)]

  test('three puzzles of yesterday leave those of today open', () => {
    expect(playStatus({ id: today(9) }, played({ attempted: [yesterday(0), yesterday(1), yesterday(2)] }), TODAY)).toBe('open')
  })

  test('once the limit is reached, those begun are open and those of other days still need a plan', () => {
    expect(playStatus({ id: today(1) }, played({ attempted: SPENT }), TODAY)).toBe('open')
    expect(playStatus({ id: yesterday(1) }, played({ attempted: SPENT }), TODAY)).toBe('plan-needed')
  })

  test('a plan opens every published puzzle, however many were played', () => {
    const visitor: Visitor = { role: 'teacher', plan: 'teacher', used: 0 }
    expect(playStatus({ id: yesterday(1) }, played({ visitor, attempted: SPENT }), TODAY)).toBe('open')
    expect(playStatus({ id: today(9) }, played({ visitor, attempted: SPENT }), TODAY)).toBe('open')
    expect(playStatus({ id: yesterday(1) }, played({ visitor, solved: [yesterday(1)] }), TODAY)).toBe('solved')
  })

  test.each<[PlayStatus, boolean]>([
    ['open', false],
    ['solved', false],
    ['revealed', false],
    ['plan-needed', true],
    ['free-limit-reached', true],
  ])('a puzzle that is %s is locked: %s', (status, locked) => {
    expect(isLocked(status)).toBe(locked)
  })
})
