/** Limits of a school, whose teachers share one plan.
 *  Source: docs/product.md, Schools */

/** Teachers of a school, its payer and open invitations included. */
export const SCHOOL_TEACHERS_LIMIT = 50

export const SCHOOL_NAME_LENGTH = { min: 1, max: 80 } as const
