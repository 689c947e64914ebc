import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import type { Access, AccessedPuzzle, Open, Refusal, Rules, Subjects } from './actions.ts'
import { freePuzzlesLeft } from './allowance.ts'
import { isGiftPuzzleId } from './gift-puzzles.ts'
import type { Role, Visitor } from './visitor.ts'

/** Actions that pages ask about. Only the server loads the rules of the others. */
type PageAction = 'PLAY PUZZLE' | 'ANSWER' | 'DOWNLOAD' | 'WORKSHEET' | 'FULL SCREEN PUZZLE' | 'ANSWER KEY' | 'SHARE WEEK'

/** The server's `access`, for pages.
 *  Source: docs/product.md, Play access and the free allowance */
export function access<A extends PageAction>(action: A, visitor: Visitor, ...subject: Subjects[A]): Access<A> {
  return PAGE_RULES[action](visitor, ...subject)
}

export const OPEN: Open = { kind: 'open', takesFree: false }

export const PAGE_RULES: { readonly [A in PageAction]: Rules[A] } = {
  'PLAY PUZZLE': play,
  ANSWER: reveal,
  DOWNLOAD: withPlan,
  WORKSHEET: withPlan,
  'FULL SCREEN PUZZLE': withPlan,
  'ANSWER KEY': (visitor) => (visitor.role === 'student' || visitor.plan === 'student' ? refused('students-never') : withPlan(visitor)),
  'SHARE WEEK': shareWeek,
}

function play({ plan, used = Infinity }: Visitor, { id, state }: AccessedPuzzle, day: Day): Access<'PLAY PUZZLE'> {
  if (state === 'solved' || state === 'revealed') return refused(state)
  if (state === 'begun' || plan !== 'none' || isGiftPuzzleId(id)) return OPEN
  if (dayOfPuzzle(id) !== day) return refused('plan-needed')
  return freePuzzlesLeft(used) > 0 ? { kind: 'open', takesFree: true } : refused('free-limit-reached')
}

function reveal(visitor: Visitor, puzzle: AccessedPuzzle, day: Day): Access<'ANSWER'> {
  const { role } = visitor
  const { state } = puzzle
  if (state === 'solved' || state === 'revealed') return refused(state)
  if (hasNoAccount(role)) return refused('sign-in-needed')
  if (role === 'student') return refused('students-never')
  return play(visitor, puzzle, day)
}

function withPlan({ plan }: Visitor): Access<'DOWNLOAD' | 'WORKSHEET' | 'FULL SCREEN PUZZLE'> {
  return plan === 'none' ? refused('plan-needed') : OPEN
}

/** A student's nickname is chosen by the teacher, and a class has its own reports. */
function shareWeek({ role }: Visitor): Access<'SHARE WEEK'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  return role === 'student' ? refused('not-yours') : OPEN
}

/** Visitors without an account. The operator has a key instead. */
export function hasNoAccount(role: Role): boolean {
  return role === 'guest' || role === 'operator'
}

export function refused<Why extends Refusal>(why: Why): { readonly kind: 'refused'; readonly why: Why } {
  return { kind: 'refused', why }
}
