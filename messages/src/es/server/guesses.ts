export const deviceNeeded = 'es obligatorio mientras no hay una sesión iniciada'
export const tooLate = 'Ha llegado demasiado tarde: las respuestas cuentan hasta el final del día siguiente.'
export const malformed = 'no puede ser una respuesta a este puzle'
