export const puzzlesOfYourOwn = 'Puzles propios'
export const makeAPuzzleAnd =
  'Crea un puzle y mira al momento si tiene una sola respuesta y lo difícil que es. Son para tu clase: no dan puntos en las clasificaciones.'
export const withTheTeacherPlan = 'Con el plan Docente creas puzles para tu clase, y tus estudiantes también pueden crearlos.'
export const seePlans = 'Ver planes'
export const makeAPuzzle = 'Crear un puzle'
export const makeEmojiPuzzlesOf = 'Crea tus propios puzles con emojis para una clase.'
export const forTeachersAndTheirClasses = 'Para docentes y sus clases'
