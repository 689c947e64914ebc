import { m } from '@emojigma/messages'
import { BLOCKED_ACTIONS, type BlockedAction } from '@emojigma/contract/failures.ts'
import type { Action, Refusal } from '@emojigma/contract/rules/actions.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/contract/rules/allowance.ts'
import type { Role } from '@emojigma/contract/rules/visitor.ts'
import { localizedText, type LocalizedText } from '../localized-text.ts'
import { blocked, failure, type LocalizedFailure } from './failures.ts'

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
  'owners-only': 403,
  'payers-only': 403,
  'class-rests': 403,
  'switched-off': 403,
  'not-bought': 403,
  'operator-only': 403,
} as const satisfies Readonly<Record<Refusal, 401 | 403 | 404 | 409>>

const ACCESS_MESSAGES: Readonly<Record<Exclude<Refusal, 'sign-in-needed' | 'plan-needed' | 'not-yours'>, LocalizedText>> = {
  'free-limit-reached': localizedText(m['access.free_limit_reached'], { puzzles: FREE_PUZZLES_A_DAY }),
  'students-never': localizedText(m['access.students_never']),
  unsolved: localizedText(m['access.unsolved']),
  solved: localizedText(m['access.solved']),
  revealed: localizedText(m['access.revealed']),
  'teachers-only': localizedText(m['access.teachers_only']),
  'owners-only': localizedText(m['access.owners_only']),
  'payers-only': localizedText(m['access.payers_only']),
  'class-rests': localizedText(m['access.class_rests']),
  'switched-off': localizedText(m['access.switched_off']),
  'not-bought': localizedText(m['access.not_bought']),
  'operator-only': localizedText(m['access.operator_only']),
}
const OTHER_DAYS_MESSAGE: LocalizedText = localizedText(m['access.other_days'])
const PLAN_MESSAGE: LocalizedText = localizedText(m['access.plan'])
/** Students are shown no plans: only their class can have one. */
const OF_STUDENTS = {
  'plan-needed': localizedText(m['access.class_has_break']),
  'free-limit-reached': localizedText(m['access.students_limit_reached'], { puzzles: FREE_PUZZLES_A_DAY }),
} as const satisfies Readonly<Partial<Record<Refusal, LocalizedText>>>

/** Maps a refusal of `access()` to a reply: 401 to sign in, 409 when it is too late, 404 for other people's data, as if it did not exist,
 *  otherwise 403 with the action that a plan would open.
 *  @param role of the visitor
 *  Source: docs/product.md, The wire */
export function accessFailure<Why extends Refusal>(
  action: Action,
  why: Why,
  role: Role,
): { readonly status: (typeof STATUSES)[Why]; readonly body: LocalizedFailure } {
  return { status: STATUSES[why], body: bodyOf(action, why, role) }
}

function bodyOf(action: Action, why: Refusal, role: Role): LocalizedFailure {
  if (why === 'sign-in-needed') return failure(401)
  if (why === 'not-yours') return failure(404)
  if (why !== 'plan-needed' && why !== 'free-limit-reached') return failure(403, ACCESS_MESSAGES[why])
  const message = role === 'student' ? OF_STUDENTS[why] : why === 'plan-needed' ? planMessageOf(action) : ACCESS_MESSAGES[why]
  return isBlockable(action) ? blocked(action, message) : failure(403, message)
}

function planMessageOf(action: Action): LocalizedText {
  return action === 'PLAY PUZZLE' || action === 'ANSWER' ? OTHER_DAYS_MESSAGE : PLAN_MESSAGE
}

function isBlockable(action: Action): action is BlockedAction {
  return (BLOCKED_ACTIONS as readonly Action[]).includes(action)
}
