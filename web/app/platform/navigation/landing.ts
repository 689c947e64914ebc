import type { Plan } from '@emojigma/contract/rules/visitor.ts'
import { PATHS } from './paths.ts'

const LANDING = { isLanding: true } as const

interface LandingAccount {
  readonly isStudent: boolean
  readonly plan?: Plan
  readonly teachesClass?: boolean
}

/** Where signing in leads: students to their assignments, teachers to their classes, unless another page was asked for.
 *  @param to the page asked for; today's puzzles if none was
 *  @returns the page, and a state that tells it of the sign-in
 *  Source: docs/product.md, Sign-in and sessions */
export function landingOf(
  { isStudent, plan, teachesClass = false }: LandingAccount,
  to: string,
): { readonly path: string; readonly state: object | undefined } {
  if (to !== PATHS.today) return { path: to, state: undefined }
  if (isStudent) return { path: PATHS.assignments, state: LANDING }
  return { path: plan === 'teacher' || teachesClass ? PATHS.manageStudents : to, state: undefined }
}

/** Whether signing in led here by itself. */
export function isLanding(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isLanding' in state
}
