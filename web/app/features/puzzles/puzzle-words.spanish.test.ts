import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { expect, test, vi } from 'vitest'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

// The Spanish modules in the place of the English ones, as in the build of Spanish pages.
vi.mock('@emojigma/messages/words/puzzle-introductions.ts', () => import('../../../../messages/src/es/words/puzzle-introductions.ts'))
vi.mock('@emojigma/messages/words/names.ts', () => import('../../../../messages/src/es/words/names.ts'))

const { puzzleWords } = await import('./puzzle-words.ts')

const apple = { kind: 'symbol', symbol: 0, copies: 1 } as const
const sum = { operands: [apple, apple], operators: ['+'] } as const
const classic = { typeId: 1, emoji: [], equations: [{ left: sum, right: 4 }], ask: sum } as const
const grid = { typeId: 2, rowTotals: [1, 2, 3], columnTotals: [1, 2] } as const
const word = { typeId: 3, equations: [], spelling: [0, 1, 2, 0] } as const

test.each<[string, Partial<Record<keyof PuzzleView, unknown>>]>([
  ['Este puzle es de Nivel 1 con un emoji.', { typeId: 1, levelId: 6, question: classic, emoji: ['fox'] }],
  ['Este puzle es de nivel Fácil con tres emojis.', { typeId: 1, levelId: 1, question: classic, emoji: ['fox', 'frog', 'owl'] }],
  [
    'Este puzle es de nivel Medio con tres filas y dos columnas. Empieza por la línea que tiene menos emojis diferentes.',
    { typeId: 2, levelId: 2, question: grid },
  ],
  [
    'Este puzle es de nivel Experto: una palabra de cuatro letras. Valen las mayúsculas y las minúsculas.',
    { typeId: 3, levelId: 4, question: word },
  ],
  [
    'Este tablero es de Nivel 4 con dos emojis puestos. Tiene una sola solución y nunca hace falta adivinar.',
    { typeId: 4, levelId: 9, sudokuQuestion: '1..2............' },
  ],
  ['Este tablero es de nivel Difícil. Solo un emoji es distinto, y puede estar en cualquier casilla.', { typeId: 5, levelId: 3 }],
])('%s', (words, part) => {
  expect(puzzleWords({ emoji: [], ...part } as unknown as PuzzleView)).toBe(words)
})
