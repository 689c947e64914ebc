import { withoutLanguage } from '../browser/language-address.ts'

const ENTRANCES = /^\/(class|login|magic|register|consent|externallogin|resetpassword|forgottenpassword(confirmation)?)$/i

/** Whether this is a page to sign in at, with what one came with: a card, a code, a link out of a mail. Nobody is led away from it.
 *  Source: docs/product.md, Sign-in and sessions */
export function isAtEntrance(): boolean {
  return ENTRANCES.test(withoutLanguage(location.pathname))
}
