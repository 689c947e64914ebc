/** `student`: a pupil of a classroom. `teacher`: whose Teacher plan is active. `operator`: who brings the operator's key; at a puzzle
 *  like a guest. */
export const ROLES = ['guest', 'account', 'student', 'teacher', 'operator'] as const
export type Role = (typeof ROLES)[number]

/** The plan that is active and not expired. */
export const PLANS = ['none', 'individual', 'teacher', 'student'] as const
export type Plan = (typeof PLANS)[number]

export interface Visitor {
  readonly role: Role
  readonly plan: Plan
  /** How many free puzzles of the day in question are used. While it is not known, none is free. */
  readonly used?: number | undefined
}

/** A visitor without an account. */
export const GUEST: Visitor = { role: 'guest', plan: 'none' }

/** The role of an account. A pupil stays one, whatever plan they have; a plan for teachers makes a teacher.
 *  Source: docs/product.md, Play access and the free allowance */
export function accountVisitor({ isStudent, plan }: { readonly isStudent: boolean; readonly plan: Plan }): Visitor {
  if (isStudent || plan === 'student') return { role: 'student', plan }
  return { role: plan === 'teacher' ? 'teacher' : 'account', plan }
}
