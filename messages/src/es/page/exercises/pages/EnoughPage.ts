export const enoughToKnow = '¿Basta para saberlo?'
export const aLineIsMissing =
  'A cada uno de estos puzles le falta una línea, o le sobra una. ¿Hay una respuesta, hay más, o ninguna? Es solo por gusto: sin puntos.'
export const findTheMistake = 'Encuentra el error'
export const emojiPuzzlesWithA =
  'Puzles con emojis a los que les falta o les sobra una línea: ¿hay una respuesta, hay muchas o ninguna? Nuevos cada día.'
