/** The state of the page that says that a password is changed: it says so after a reset alone. */
export const AFTER_RESET = { isPasswordReset: true } as const

export function isAfterReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPasswordReset' in state
}
