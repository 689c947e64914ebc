// @vitest-environment jsdom
import type { BoardStep, ExplanationStep } from '@emojigma/engine/explanation/explanation.ts'
import { expect, test } from 'vitest'
import { linesOfStep } from './step-lines.ts'
import { marksOf, type Mark } from './step-marks.ts'

const STEP = { units: [], side: 9, placement: undefined } as const
const WING: BoardStep = { ...STEP, technique: 'XY-wing', cells: [0, 4, 36], digits: [1, 2, 7], eliminations: [{ cell: 40, digit: 7 }] }
/** Two ends of a row, and what sees them in turn. */
const CHAIN: BoardStep = { ...STEP, technique: 'colouring', cells: [0, 8, 72], digits: [3], eliminations: [{ cell: 80, digit: 3 }] }

function markedIn(step: BoardStep, rung: 2 | 3, as: Mark): readonly string[] {
  return [...marksOf([step], 0, rung)].filter(([, mark]) => mark === as).map(([key]) => key)
}

test('both wings show the emoji that they share, once the step itself is told', () => {
  expect(markedIn(WING, 2, 'shows 7')).toEqual([])
  expect(markedIn(WING, 3, 'shows 7')).toEqual(['emoji 4', 'emoji 36'])
  expect(markedIn(WING, 3, 'out')).toEqual(['cell 40'])
})

test('where the first cell may have the shared emoji too, it shows it', () => {
  expect(markedIn({ ...WING, technique: 'XYZ-wing' }, 3, 'shows 7')).toEqual(['emoji 0', 'emoji 4', 'emoji 36'])
})

test('the two halves of a chain are told apart, and all of it shows its emoji', () => {
  expect(markedIn(CHAIN, 3, 'pattern')).toEqual(['cell 0'])
  expect(markedIn(CHAIN, 3, 'turn')).toEqual(['cell 8', 'cell 72'])
  expect(markedIn(CHAIN, 3, 'shows 3')).toEqual(['emoji 0', 'emoji 8', 'emoji 72'])
})

test('links show their emoji everywhere and take turns in between, equal cells and the ends of a chain show the emoji that one of them has', () => {
  const links: BoardStep = { ...CHAIN, technique: 'skyscraper', cells: [4, 0, 54, 59] }
  expect(markedIn(links, 3, 'turn')).toEqual(['cell 0', 'cell 54'])
  expect(markedIn(links, 3, 'shows 3')).toEqual(['emoji 4', 'emoji 0', 'emoji 54', 'emoji 59'])
  for (const technique of ['W-wing', 'XY-chain'] as const) {
    const chain: BoardStep = { ...CHAIN, technique, cells: [0, 8, 44, 40] }
    expect(markedIn(chain, 3, 'turn')).toEqual(['cell 8', 'cell 44'])
    expect(markedIn(chain, 3, 'shows 3')).toEqual(['emoji 0', 'emoji 40'])
  }
})

test('both equal lines of a grid are marked, and still are while they are made shorter', () => {
  const sum = (...symbols: readonly number[]) => ({
    operands: symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }) as const),
    operators: symbols.slice(1).map(() => '+' as const),
  })
  const sources = [
    { kind: 'row', index: 0 },
    { kind: 'column', index: 2 },
  ] as const
  const [from, left] = [
    { left: sum(0, 0, 1), right: sum(1, 2) },
    { left: sum(0, 0), right: sum(2) },
  ]
  const steps: readonly ExplanationStep[] = [
    { technique: 'equate', sources, ...from },
    { technique: 'take off', source: { kind: 'step', index: 0 }, both: [{ symbol: 1, count: 1 }], from, left },
  ]
  for (const index of steps.keys()) expect([...marksOf(steps, index, 1).keys()]).toEqual(['row 0', 'column 2'])
  expect(steps.map(linesOfStep)).toEqual([[from], [from, left]])
})
