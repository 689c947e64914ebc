export const theHintCouldNot = 'No se pudo cargar la pista.'
export const tryAgain = 'Intentar de nuevo'
