export const thereIsNothingTo =
  'Aquí no hay nada que elegir para ti. Tres puzles al día y todas las adivinanzas son gratis, y cada día llegan nuevos. Si tienes una pregunta, pide a una persona adulta que mire contigo.'
export const playTodaysPuzzles = 'Jugar los puzles de hoy'
export const aGrownUpLooks = 'De los planes se ocupa una persona adulta'
