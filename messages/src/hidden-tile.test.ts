import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { wordsOf } from '@emojigma/engine/explanation/explanation-words.ts'
import type { AlgebraStep } from '@emojigma/engine/explanation/explanation.ts'
import { grid } from '@emojigma/engine/grid/grid.ts'
import { HIDDEN_TILE, withHiddenTile } from '@emojigma/engine/grid/hidden-tile.ts'
import { expect, test } from 'vitest'
import { loadLanguages } from './languages.ts'

/** Fox 3, owl 4; the hidden tile is an owl in the asked row. */
const QUESTION = withHiddenTile(
  {
    typeId: 2,
    emoji: ['fox', 'owl'],
    cells: [
      [0, 0],
      [1, 1],
    ],
    rowTotals: [6, null],
    columnTotals: [7, 7],
    ask: { line: 'row', index: 1 },
  },
  1,
  1,
)
const step = { kind: 'step', index: 0 } as const
const [tile, owl] = [2, 1]

const CASES = [
  {
    code: 'en',
    found: 'The hidden tile is one of these emoji.',
    row: 'Row 2: owl, hidden tile, total not shown.',
    worked: [
      'So the hidden tile must be 4. The owl emoji is 4 too: that is what is hidden.',
      'Two times the hidden tile is 8, so the hidden tile is 4.',
    ],
    known: 'You know that the hidden tile is 4.',
    replaced: 'Put 4 in place of the hidden tile.',
  },
  {
    code: 'es',
    found: 'La casilla oculta es uno de estos emojis.',
    row: 'Fila 2: búho, casilla oculta, el total no se muestra.',
    worked: [
      'Así que la casilla oculta vale 4. El emoji de búho también vale 4: es el que está oculto.',
      'Dos veces la casilla oculta son 8, así que la casilla oculta vale 4.',
    ],
    known: 'Sabes que la casilla oculta vale 4.',
    replaced: 'Pon 4 en lugar de la casilla oculta.',
  },
  {
    code: 'fr',
    found: 'La case cachée est un de ces emojis.',
    row: 'Ligne 2 : hibou, case cachée, le total n’est pas montré.',
    worked: [
      'Donc la case cachée vaut 4. L’emoji hibou vaut aussi 4 : c’est lui qui est caché.',
      'Deux fois la case cachée font 8, donc la case cachée vaut 4.',
    ],
    known: 'Tu sais que la case cachée vaut 4.',
    replaced: 'Mets 4 à la place de la case cachée.',
  },
]

const LANGUAGES = await loadLanguages()

function wordsIn(code: string) {
  const language = LANGUAGES.get(code)
  if (!language) throw new Error(code)
  return language.words
}

test.each(CASES)('the hidden tile has a name of its own in $code', ({ code, found, row, worked, known, replaced }) => {
  const words = wordsIn(code)
  const names = QUESTION.emoji.map(emojiNameIn(words.emojiNames))
  expect(QUESTION.emoji[tile]).toBe(HIDDEN_TILE)
  const text = grid.describe(QUESTION, words.descriptions, names)
  expect(text).toContain(row)
  expect(text).toContain(found)
  const workedBy = (step: AlgebraStep) => wordsOf(step, names, words.hints).worked
  const balance = { from: { left: { operands: [], operators: [] }, right: 8 }, balance: [], added: undefined, isTurned: false, scale: 1 }
  const alone = { ...balance, technique: 'one unknown', source: step, totals: [4, 4], found: { symbol: tile, value: 4 } } as const
  expect(workedBy({ ...alone, count: 1, sameAs: owl })).toBe(worked[0])
  expect(workedBy({ ...alone, totals: [8, 8], count: 2 })).toBe(worked[1])
  const left = { operands: [], operators: [] }
  expect(workedBy({ technique: 'put in', source: step, known: [alone.found], left, right: 4 })).toContain(known)
  const worth = { operands: [{ kind: 'number', value: 4, asDots: false }], operators: [] } as const
  const before = { parts: [], total: 0 }
  expect(
    workedBy({ technique: 'substitute', sources: [step, step], before, symbol: tile, count: 1, worth, left: { left, right: 0 } }),
  ).toContain(replaced)
})
