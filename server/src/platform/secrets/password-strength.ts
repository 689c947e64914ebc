/** The cost of one argon2id hash. */
export interface PasswordStrength {
  readonly memoryKib: number
  readonly passes: number
}

/** Source: OWASP, "Password Storage Cheat Sheet", Argon2id */
export const STRONG: PasswordStrength = { memoryKib: 19_456, passes: 2 }
