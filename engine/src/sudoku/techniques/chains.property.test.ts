import { expect, test } from 'vitest'
import { randomFrom } from '../../random.ts'
import { generateMinimalNine } from '../generate-nine.ts'
import { writeBoard } from '../notation.ts'
import { Position } from '../position.ts'
import { solveBoard } from '../solve.ts'
import { NINE } from '../units.ts'
import { climb, NINE_LADDER } from './ladder.ts'
import type { Technique } from './step.ts'

const SEEDS = 3000
const BEYOND: readonly Technique[] = ['skyscraper', 'two-string kite', 'W-wing', 'XY-chain']
const COLOURING = NINE_LADDER.findIndex(({ technique }) => technique === 'colouring')
const LEVELS = NINE_LADDER.slice(0, COLOURING + 1)

/** Boards without a given to spare that the techniques of the levels do not solve. */
const STUCK = Array.from({ length: SEEDS }, (_, seed) => {
  const givens = generateMinimalNine(randomFrom('chains', seed))
  const position = new Position(NINE, givens)
  climb(position, LEVELS)
  return { board: writeBoard(givens), position }
}).filter(({ position }) => !position.isSolved)

test('what a chain rules out is never in the solution, and each kind is found', () => {
  const found = new Map<Technique, number>()
  for (const { board, position } of STUCK) {
    const solution = solveBoard(board)
    if (solution.kind !== 'unique') throw new Error(solution.kind)
    const steps = climb(position, NINE_LADDER).filter(({ technique }) => BEYOND.includes(technique))
    for (const { technique, eliminations } of steps) {
      found.set(technique, (found.get(technique) ?? 0) + 1)
      expect(eliminations.filter(({ cell, digit }) => solution.answer[cell] === `${digit}`)).toEqual([])
    }
  }
  expect([...found.keys()].toSorted()).toEqual(BEYOND.toSorted())
})

test('many boards are solved only with them', () => {
  expect(STUCK.filter(({ position }) => position.isSolved).length / STUCK.length).toBeGreaterThan(0.2)
})
