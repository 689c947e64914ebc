import { BLOCKED_ACTIONS, type BlockedAction, type FailureBody } from '@emojigma/contract/failures.ts'
import type { Action, Refusal } from '@emojigma/engine/access.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/engine/allowance.ts'
import { blocked, failure } from './failures.ts'

const STATUSES = {
  'sign-in-needed': 401,
  'plan-needed': 403,
  'free-limit-reached': 403,
  'students-never': 403,
  unsolved: 403,
  solved: 409,
  revealed: 409,
  'not-yours': 404,
  'teachers-only': 403,
  'not-bought': 403,
  'operator-only': 403,
} as const satisfies Readonly<Record<Refusal, 401 | 403 | 404 | 409>>

const ACCESS_MESSAGES: Readonly<Record<Exclude<Refusal, 'sign-in-needed' | 'plan-needed' | 'not-yours'>, string>> = {
  'free-limit-reached': `You have played the day's ${FREE_PUZZLES_A_DAY} free puzzles. New ones come at midnight UTC, and a plan opens all of them.`,
  'students-never': 'Answers stay hidden from students. A hint may help, or your teacher.',
  unsolved: 'The answer shows once the puzzle is solved.',
  solved: 'This puzzle is solved.',
  revealed: 'The answer of this puzzle was revealed.',
  'teachers-only': 'This is part of the plan for teachers.',
  'not-bought': 'This book is for those who have bought it. The shop has a few of its pages for everybody.',
  'operator-only': "The operator's key is needed.",
}
const OTHER_DAYS_MESSAGE = "Today's puzzles are free; a plan opens the puzzles of other days."
const PLAN_MESSAGE = 'This is part of every plan.'

/** How a call says that `access()` refused: 401 where one has to sign in, 409 when it is too late, 404 for what is somebody else's, as if
 *  there were nothing, 403 otherwise, with the action that a plan opens.
 *  Source: docs/product.md, The wire */
export function refusalOf<Why extends Refusal>(
  action: Action,
  why: Why,
): { readonly status: (typeof STATUSES)[Why]; readonly body: FailureBody } {
  return { status: STATUSES[why], body: bodyOf(action, why) }
}

function bodyOf(action: Action, why: Refusal): FailureBody {
  if (why === 'sign-in-needed') return failure(401)
  if (why === 'not-yours') return failure(404)
  const isPlay = action === 'PLAY PUZZLE' || action === 'ANSWER'
  const message = why !== 'plan-needed' ? ACCESS_MESSAGES[why] : isPlay ? OTHER_DAYS_MESSAGE : PLAN_MESSAGE
  const doesPlanOpen = why === 'plan-needed' || why === 'free-limit-reached'
  return doesPlanOpen && isBlockable(action) ? blocked(action, message) : failure(403, message)
}

function isBlockable(action: Action): action is BlockedAction {
  return (BLOCKED_ACTIONS as readonly Action[]).includes(action)
}
