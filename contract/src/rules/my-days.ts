/** Weeks of numbers that a player sees, the current one included.
 *  Source: docs/product.md, My days */
export const NUMBER_WEEKS = 12

/** Most unsolved puzzles in the list to continue.
 *  Source: docs/product.md, My days */
export const CARRY_ON_LIMIT = 12
