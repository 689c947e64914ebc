import { withoutLanguage } from '../browser/language-address.ts'
import { PATHS } from '../navigation/paths.ts'

/** Pages to sign in at, with what one came with: a card, a code, a link out of a mail. In lower case. */
const ENTRANCES: ReadonlySet<string> = new Set([
  PATHS.classLogin,
  PATHS.login,
  PATHS.magicLink,
  PATHS.register,
  PATHS.consent,
  PATHS.externalLogin.toLowerCase(),
  PATHS.resetPassword,
  PATHS.forgottenPassword,
  PATHS.forgottenPasswordConfirmation,
])

/** Whether one of them is shown: nobody is led away from it.
 *  Source: docs/product.md, Sign-in and sessions */
export function isOnSignInPage(): boolean {
  return ENTRANCES.has(withoutLanguage(location.pathname).toLowerCase())
}
