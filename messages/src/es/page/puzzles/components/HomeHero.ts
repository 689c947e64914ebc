export const everyEmojiHidesA =
  'Cada emoji esconde un número. Averígualo, llena el hueco y mira hasta qué rango puedes subir. Cuarenta puzles nuevos cada día, de 4 a 104 años.'
export const playTodaysPuzzles = 'Jugar los puzles de hoy'
export const tryARiddle = 'Prueba una adivinanza'
export const loading = 'Cargando...'
export const introduction = 'Introducción'
