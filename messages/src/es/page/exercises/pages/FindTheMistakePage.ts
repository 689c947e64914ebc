export const findTheMistake = 'Encuentra el error'
export const somebodyWorkedOutA =
  'Alguien resolvió un puzle y un paso salió mal. Encuentra el paso y di qué es lo correcto. Es solo por gusto: sin puntos.'
export const itIsSolvedBy = 'Se resuelve mirando, no por pasos. Los de hoy te esperan.'
export const enoughToKnow = '¿Basta para saberlo?'
export const workedOutEmojiPuzzles =
  'Puzles de emojis resueltos con un paso mal cada uno: encuéntralo, corrígelo y mira por qué. Nuevos cada día.'
export const todaysMistakes = 'Errores de hoy'
export const thereIsNoneLike = 'No hay ninguno como ese puzle'
