export const juniorPuzzleBook = 'Libro de puzles júnior'
export const easyAndMediumPuzzleBook = 'Libro de puzles Fácil y Medio'
export const hardExpertAndMasterBook = 'Libro Difícil, Experto y Maestro'
