/** The name under which progress keeps the step. */
export const FIRST_NUMBERS = 'first-numbers'
