/** For how long things are kept. The privacy policy and docs/product.md say the same.
 *  Source: docs/product.md, Retention */

/** Without a use for so long, a session ends. */
export const SESSION_IDLE_DAYS = 60

/** So long after the sign-in a session ends, however much it is used. */
export const SESSION_DAYS = 180

/** The same for children's accounts and for students. */
export const CHILD_SESSION_DAYS = 30

/** Thirteen months: what is kept of a guest goes so long after the device was last played on. */
export const GUEST_KEPT_MONTHS = 13
export const GUEST_KEPT_DAYS = 396

/** Twenty-four months: then an account without sign-ins or play is deleted. */
export const UNUSED_ACCOUNT_MONTHS = 24
export const UNUSED_ACCOUNT_DAYS = 730

/** So long before that a mail tells its owner. */
export const UNUSED_NOTICE_DAYS = 30

/** A mail that was kept as a file, for want of a mail server. */
export const MAIL_FILE_DAYS = 30
