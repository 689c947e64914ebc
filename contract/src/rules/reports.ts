/** Puzzles of a student on a page of the list.
 *  Source: docs/product.md, A student opened */
export const REPORTED_PUZZLES = 20
/** Of a student's term, the latest puzzles whose skills are counted. */
export const SKILL_PUZZLES = 600
