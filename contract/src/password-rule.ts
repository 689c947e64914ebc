/** Source: specification §5, Password */
export const PASSWORD_MESSAGE =
  'At least 8 characters long, include a special character !@#$%^&* and a minimum 2 of the following - Uppercase, Lowercase, Number'

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

const SPECIAL = /[!@#$%&*^/=?_.,:;-]/
const CLASSES = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\d/]

/** Whether a password keeps the rule. Counts characters, not code units, and takes any character there is.
 *  Source: specification §5, Password */
export function keepsPasswordRule(password: string): boolean {
  const { length } = [...password]
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max && SPECIAL.test(password) && classes >= 2
}
