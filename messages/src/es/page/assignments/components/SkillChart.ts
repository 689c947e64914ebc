export const rightAtTheFirstTry = 'Bien a la primera'
export const solvedLater = 'Resuelto después'
export const notSolvedYet = 'Aún sin resolver'
export const firstTriesBySkill = 'Aciertos a la primera por habilidad; la tabla tiene los mismos números'
