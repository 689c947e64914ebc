import type * as English from '../../en/words/boxes.ts'

const OF_FOUR: readonly string[] = ['en haut à gauche', 'en haut à droite', 'en bas à gauche', 'en bas à droite']
const OF_NINE: readonly string[] = [
  'en haut à gauche',
  'en haut au milieu',
  'en haut à droite',
  'au milieu à gauche',
  'du milieu',
  'au milieu à droite',
  'en bas à gauche',
  'en bas au milieu',
  'en bas à droite',
]

export const spokenBox: typeof English.spokenBox = (index, side) => `le bloc ${(side === 4 ? OF_FOUR : OF_NINE)[index] ?? ''}`
