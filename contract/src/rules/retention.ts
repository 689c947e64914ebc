/** Retention periods, as in the privacy policy.
 *  Source: docs/product.md, Retention */

/** A session expires without use. */
export const SESSION_IDLE_DAYS = 60

/** And at this age, however much it is used. */
export const SESSION_DAYS = 180

/** The same for children's and students' accounts. */
export const CHILD_SESSION_DAYS = 30

/** Thirteen months after the device was last played on, a guest's data is deleted. */
export const GUEST_KEPT_MONTHS = 13
export const GUEST_KEPT_DAYS = 396

/** An account without sign-ins or play is deleted. */
export const UNUSED_ACCOUNT_MONTHS = 24
export const UNUSED_ACCOUNT_DAYS = 730

/** Its owner gets an e-mail this many days before. */
export const UNUSED_NOTICE_DAYS = 30

/** Letters that were written to files because there is no mail server. */
export const MAIL_FILE_DAYS = 30
