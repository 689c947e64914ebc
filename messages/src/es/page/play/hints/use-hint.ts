export const theHintCouldNot = 'No se ha podido cargar la pista.'
export const tryAgain = 'Intentar de nuevo'
