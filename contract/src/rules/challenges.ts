/** Most puzzles of a challenge.
 *  Source: docs/product.md, Challenge a friend */
export const MAX_CHALLENGE_PUZZLES = 10

/** The most players of a challenge, its maker included.
 *  Source: docs/product.md, Challenge a friend */
export const MAX_CHALLENGE_PLAYERS = 50

/** Days after which a challenge is deleted.
 *  Source: docs/product.md, Retention */
export const CHALLENGE_KEPT_DAYS = 90

/** Letters and digits that are not confused when read or typed. */
export const CHALLENGE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
export const CHALLENGE_CODE_LENGTH = 14

/** The form of a challenge's code. */
export const CHALLENGE_CODE = new RegExp(`^[${CHALLENGE_ALPHABET}]{${CHALLENGE_CODE_LENGTH}}$`)
