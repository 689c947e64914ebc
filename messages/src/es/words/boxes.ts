import type * as English from '../../en/words/boxes.ts'

const OF_FOUR: readonly string[] = ['arriba a la izquierda', 'arriba a la derecha', 'abajo a la izquierda', 'abajo a la derecha']
const OF_NINE: readonly string[] = [
  'arriba a la izquierda',
  'arriba en el centro',
  'arriba a la derecha',
  'en medio a la izquierda',
  'en medio',
  'en medio a la derecha',
  'abajo a la izquierda',
  'abajo en el centro',
  'abajo a la derecha',
]

export const spokenBox: typeof English.spokenBox = (index, side) => `el bloque de ${(side === 4 ? OF_FOUR : OF_NINE)[index] ?? ''}`
