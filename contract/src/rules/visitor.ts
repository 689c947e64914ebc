/** `student`: a pupil of a classroom. `teacher`: an account with an active Teacher plan. `operator`: a caller with the operator's key;
 *  treated as a guest at puzzles. */
export const ROLES = ['guest', 'account', 'student', 'teacher', 'operator'] as const
export type Role = (typeof ROLES)[number]

/** The plan that is active and not expired. */
export const PLANS = ['none', 'individual', 'teacher', 'student'] as const
export type Plan = (typeof PLANS)[number]

export interface Visitor {
  readonly role: Role
  readonly plan: Plan
  /** Free puzzles used on the day in question. While unknown, none is free. */
  readonly used?: number | undefined
}

/** A visitor without an account. */
export const GUEST: Visitor = { role: 'guest', plan: 'none' }

/** The role of an account. A pupil stays one whatever their plan; a Teacher plan makes a teacher.
 *  Source: docs/product.md, Play access and the free allowance */
export function accountVisitor({ isStudent, plan }: { readonly isStudent: boolean; readonly plan: Plan }): Visitor {
  if (isStudent || plan === 'student') return { role: 'student', plan }
  return { role: plan === 'teacher' ? 'teacher' : 'account', plan }
}
