import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { wordsOf } from '@emojigma/engine/explanation/explanation-words.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import { grid } from '@emojigma/engine/grid/grid.ts'
import type { GridQuestion } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { loadLanguages } from './languages.ts'

/** Fox 4, owl 6; both first rows come to 14, so frog is 5. */
const QUESTION: GridQuestion = {
  typeId: 2,
  emoji: ['fox', 'owl', 'frog'],
  cells: [
    [0, 0, 1],
    [2, 0, 2],
    [1, 0, 1],
  ],
  rowTotals: [null, null, 16],
  columnTotals: [null, 12, null],
  ask: { line: 'column', index: 2 },
  equalLines: [
    { line: 'row', index: 0 },
    { line: 'row', index: 1 },
  ],
}

const CASES = [
  {
    code: 'en',
    said: 'Row 1 and row 2 have the same total. What is',
    column: 'Row 2 and column 1 have the same total.',
    equated: [
      'Look at row 1 and row 2 together.',
      'Both have the same total, so one equals the other.',
      'Row 1 equals row 2: fox plus fox plus owl equals frog plus fox plus frog.',
    ],
    takenOff: [
      'Some emoji are on both sides. Take them off both: the sides stay equal.',
      'Take one fox off each side. That leaves fox plus owl equals frog plus frog.',
    ],
  },
  {
    code: 'es',
    said: 'La fila 1 y la fila 2 tienen el mismo total. ¿Cuál es',
    column: 'La fila 2 y la columna 1 tienen el mismo total.',
    equated: [
      'Mira a la vez: la fila 1 y la fila 2.',
      'Las dos tienen el mismo total, así que una es igual a la otra.',
      'La fila 1 es igual a la fila 2: zorro más zorro más búho es igual a rana más zorro más rana.',
    ],
    takenOff: [
      'Hay emojis que están en los dos lados. Quítalos de los dos: siguen siendo iguales.',
      'Quita un emoji de zorro de cada lado. Queda zorro más búho es igual a rana más rana.',
    ],
  },
  {
    code: 'fr',
    said: 'La ligne 1 et la ligne 2 ont le même total. Quel est',
    column: 'La ligne 2 et la colonne 1 ont le même total.',
    equated: [
      'Regarde ensemble la ligne 1 et la ligne 2.',
      'Elles ont le même total, donc l’une égale l’autre.',
      'La ligne 1 égale la ligne 2 : renard plus renard plus hibou égale grenouille plus renard plus grenouille.',
    ],
    takenOff: [
      'Des emojis sont des deux côtés. Enlève-les des deux côtés : ils restent égaux.',
      'Enlève un emoji renard de chaque côté. Il reste renard plus hibou égale grenouille plus grenouille.',
    ],
  },
]

const LANGUAGES = await loadLanguages()

test.each(CASES)('two equal lines are said, written as one and made shorter in $code', ({ code, said, column, equated, takenOff }) => {
  const words = LANGUAGES.get(code)?.words
  if (!words) throw new Error(code)
  const names = QUESTION.emoji.map(emojiNameIn(words.emojiNames))
  expect(grid.describe(QUESTION, words.descriptions, names)).toContain(said)
  const rowAndColumn = [
    { line: 'row', index: 1 },
    { line: 'column', index: 0 },
  ] as const
  expect(words.descriptions.equalLines(rowAndColumn)).toBe(column)
  const explanation = explain(QUESTION)
  const steps = 'steps' in explanation ? explanation.steps : []
  const wordsFor = (technique: string) =>
    steps.filter((step) => step.technique === technique).map((step) => wordsOf(step, names, words.hints))
  expect(wordsFor('equate').map(Object.values)).toEqual([equated])
  expect(wordsFor('take off').map(({ rule, worked }) => [rule, worked])).toEqual([takenOff])
})
