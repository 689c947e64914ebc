export const rightAtTheFirstTry = 'Right at the first try'
export const solvedLater = 'Solved later'
export const notSolvedYet = 'Not solved yet'
export const firstTriesBySkill = 'First tries by skill; the table has the same figures'
