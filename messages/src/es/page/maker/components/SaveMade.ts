export const save = 'Guardar'
export const keepThisPuzzle = 'Guardar este puzle'
export const itIsNoPuzzle = 'Todavía no es un puzle: mira arriba qué le pasa.'
export const title = 'Título'
