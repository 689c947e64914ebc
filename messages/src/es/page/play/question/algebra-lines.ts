export const row = 'Fila'
export const column = 'Columna'
