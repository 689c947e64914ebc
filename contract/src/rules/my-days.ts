/** Weeks whose numbers a player sees: this one and those before it.
 *  Source: docs/product.md, My days */
export const NUMBER_WEEKS = 12

/** Puzzles that were begun and wait to be carried on with, at most.
 *  Source: docs/product.md, My days */
export const CARRY_ON_LIMIT = 12
