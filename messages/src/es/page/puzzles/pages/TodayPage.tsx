import type * as English from '../../../../en/page/puzzles/pages/TodayPage.tsx'

export const todaysPuzzles = 'Los puzles de hoy'
export const fortyNewPuzzlesEvery: typeof English.fortyNewPuzzlesEvery = (link) => (
  <>
    Cuarenta puzles nuevos cada día: cinco de cada tipo, desde los 4 años hasta nivel experto. Los siguientes llegan a medianoche UTC.{' '}
    {link('Imprime cinco')}
  </>
)
export const todaysFortyEmojiPuzzles =
  'Los cuarenta puzles de hoy: cinco de cada uno de Clásico, Cuadrícula, Palabra, Emojidoku y Encuentra el emoji distinto para todas las edades, del Nivel 1 a Maestro. Tres son gratis.'
