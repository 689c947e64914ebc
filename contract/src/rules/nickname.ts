/** Source: docs/product.md, Nicknames */
export const NICKNAME_LENGTH = { min: 5, max: 20 } as const

/** So many changes in so many days. The first choice is none of them.
 *  Source: docs/product.md, Nicknames */
export const NICKNAME_CHANGES = { max: 3, days: 30 } as const
