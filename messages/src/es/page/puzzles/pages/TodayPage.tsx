import type * as English from '../../../../en/page/puzzles/pages/TodayPage.tsx'

export const todaysPuzzles = 'Los puzles de hoy'
export const fortyNewPuzzlesEvery: typeof English.fortyNewPuzzlesEvery = (link) => (
  <>
    Cuarenta puzles nuevos cada día: cada tipo en cada uno de sus niveles, desde los 4 años hasta nivel experto. Los siguientes llegan a
    medianoche UTC. {link('Imprime cinco')}
  </>
)
export const todaysFortyEmojiPuzzles =
  'Los cuarenta puzles de hoy: Clásico, Cuadrícula, Palabra, Emojidoku y Encuentra el emoji distinto en cada uno de sus niveles, desde los 4 años hasta Maestro. Tres son gratis.'
