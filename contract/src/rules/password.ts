/** Source: docs/product.md, Passwords */
export const PASSWORD_MESSAGE =
  'At least 8 characters long, include a special character !@#$%^&* and a minimum 2 of the following - Uppercase, Lowercase, Number'

/** Said where a password and its confirmation differ. */
export const NOT_THE_SAME_MESSAGE = 'The two passwords are not the same.'

const LENGTH = { min: 8, max: 128 } as const
const TOO_LONG = `At most ${LENGTH.max} characters long`

const SPECIAL = /[!@#$%&*^/=?_.,:;-]/
const CLASSES = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\d/]

/** What is wrong with a password by itself: nothing, or a sentence. Counts characters, not code units, and takes any character there is.
 *  Source: docs/product.md, Passwords */
export function passwordFault(password: string): string | undefined {
  const { length } = [...password]
  if (length > LENGTH.max) return TOO_LONG
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length
  return length >= LENGTH.min && SPECIAL.test(password) && classes >= 2 ? undefined : PASSWORD_MESSAGE
}
