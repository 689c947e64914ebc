import { loadLanguages } from '@emojigma/messages/languages.ts'
import { expect, test } from 'vitest'
import type { Technique } from '../sudoku/techniques/step.ts'
import { wordsOf } from './explanation-words.ts'
import type { BoardStep, BoardUnit, ExplanationStep } from './explanation.ts'

const ROW: BoardUnit = { kind: 'row', index: 0 }
const BOX: BoardUnit = { kind: 'box', index: 0 }
const IN_A_UNIT: readonly Technique[] = [
  'last in unit',
  'hidden single in line',
  'locked candidates',
  'naked pair',
  'naked triple',
  'naked quad',
  'hidden pair',
  'hidden triple',
]
const ACROSS: readonly Technique[] = [
  'naked single',
  'XY-wing',
  'XYZ-wing',
  'colouring',
  'skyscraper',
  'two-string kite',
  'W-wing',
  'XY-chain',
]
const FISH: readonly Technique[] = ['X-wing', 'swordfish', 'jellyfish']

/** A row or column without an article, which only the second half of a place goes without: "la fila 1, columna 2". */
const WITHOUT_ARTICLE = /(?<!\b(?:las?|esas?|una|cada|misma) |[,:] )\b(?:filas?|columnas?)\b/i

function step(technique: Technique, units: readonly BoardUnit[], cells: readonly number[]): BoardStep {
  const placement = technique.endsWith('single') || technique === 'last in unit' ? { cell: 0, digit: 1 } : undefined
  return { technique, units, side: 9, cells, digits: [1, 2, 3], placement, eliminations: [{ cell: 20, digit: 1 }] }
}

test('Spanish hints on a board put an article before each row and column, and make "de el" one word', async () => {
  const words = (await loadLanguages()).get('es')?.words
  if (!words) throw new Error('no Spanish')
  const cells = [0, 1, 10]
  const steps: readonly ExplanationStep[] = [
    ...IN_A_UNIT.flatMap((technique) => [[ROW], [BOX], [ROW, BOX]].map((units) => step(technique, units, cells))),
    ...ACROSS.map((technique) => step(technique, [], cells)),
    ...FISH.map((technique) => step(technique, [ROW, { kind: 'row', index: 1 }], cells)),
    ...[ROW, BOX].map((unit) => ({ technique: 'repeated', units: [unit], side: 9, cells, wrong: cells, digit: 1 }) as const),
  ]
  const said = steps.flatMap((one) => Object.values(wordsOf(one, ['oso', 'pez', 'gato'], words.hints)))
  expect(said.filter((text) => WITHOUT_ARTICLE.test(text) || text.includes('de el '))).toEqual([])
})
