import { withoutLanguage } from '../browser/language-address.ts'
import { PATHS } from '../navigation/paths.ts'

/** In lower case. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
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

/** Whether the page is one to sign in on: a session that ends does not lead away from it.
 *  Source: docs/product.md, Sign-in and sessions */
export function isOnSignInPage(): boolean {
  return SIGN_IN_PAGES.has(withoutLanguage(location.pathname).toLowerCase())
}
