import { describe, expect, test } from 'vitest'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { MASTER_LEVEL_ID, type LevelId } from '@emojigma/engine/levels.ts'
import type { AlgebraQuestion, SudokuQuestion } from '@emojigma/engine/question.ts'
import { randomFrom, type Random } from '@emojigma/engine/random.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { slipInCrowd, slipOnBoard } from '@emojigma/engine/understanding/board-slips.ts'
import { hasTwoSums } from '@emojigma/engine/algebra/sides.ts'
import { SLIP_RULES } from '@emojigma/engine/understanding/slip.ts'
import { wrongAnswers } from '@emojigma/engine/understanding/slips-in.ts'
import { slipBehind } from '@emojigma/engine/understanding/understand.ts'
import { madeAnswers, type MadeAnswer, type SlipQuestion } from './slips.ts'

const SEEDS = 50
const BOARD_SEEDS = 12
const FALSE_ANSWERS = 10_000

interface NamedRule {
  readonly rule: string
  readonly named: string | undefined
}

const algebraCases = PUZZLE_TYPES.filter(({ id }) => id < 4).flatMap(({ id, levels }) => levels.map((levelId) => ({ typeId: id, levelId })))

function puzzleFrom(typeId: PuzzleTypeId, levelId: LevelId, random: Random, hasIdeas: boolean) {
  const { question, answer } = kindOf(typeId).generate({ levelId, theme: random.pick(THEMES), random, hasIdeas })
  const json = JSON.parse(JSON.stringify(question)) as SlipQuestion
  return { question: question as AlgebraQuestion, levelId, answer, made: madeAnswers(json, answer, levelId === MASTER_LEVEL_ID) }
}

const EQUAL_LINES = algebraCases
  .filter(({ typeId, levelId }) => typeId === 2 && levelId > 1)
  .flatMap(({ levelId }) =>
    Array.from({ length: 6 * SEEDS }, (_, seed) => puzzleFrom(2, levelId, randomFrom('slips', levelId, seed), true)),
  )
  .filter(({ question }) => 'equalLines' in question)

const PLAIN = algebraCases.flatMap(({ typeId, levelId }) =>
  Array.from({ length: SEEDS }, (_, seed) => puzzleFrom(typeId, levelId, randomFrom('slips', typeId, levelId, seed), false)),
)

/** One answer of each rule at each puzzle. */
function namedInSums(puzzles: typeof PLAIN): readonly NamedRule[] {
  return puzzles.flatMap(({ question, levelId, answer, made }) => {
    const random = randomFrom('slips made', levelId, answer)
    const byRule = Map.groupBy(made, ({ rule }) => rule)
    return [...byRule].map(([rule, answers]) => {
      const { answer: guess } = random.pick(answers)
      return { rule, named: slipBehind(question, levelId, guess)?.rule }
    })
  })
}

function swapped(board: string, one: number, other: number): string {
  const cells = [...board]
  ;[cells[one], cells[other]] = [board[other] ?? '', board[one] ?? '']
  return cells.join('')
}

/** Two pairs in one box and line change places: the other lines break. */
function broken(board: string, isUpright: boolean, random: Random): string {
  const side = Math.sqrt(board.length)
  const at = (line: number, place: number) => (isUpright ? place * side + line : line * side + place)
  const pairOf = (line: number) => [board[at(line, 0)], board[at(line, 1)]].toSorted().join('')
  const one = random.below(side)
  const other = Array.from({ length: side }, (_, line) => line).find((line) => line !== one && pairOf(line) !== pairOf(one)) ?? 0
  return swapped(swapped(board, at(one, 0), at(one, 1)), at(other, 0), at(other, 1))
}

/** Two rows change places, of different boxes where there is room: the boxes break. */
function mixed(board: string): string {
  const side = Math.sqrt(board.length)
  const rows = Array.from({ length: side }, (_, row) => board.slice(row * side, (row + 1) * side))
  const start = (row: string | undefined = '') =>
    Array.from(row.slice(0, Math.sqrt(side)))
      .toSorted()
      .join('')
  const other = rows.findLastIndex((row) => start(row) !== start(rows[0]))
  return rows
    .with(0, rows[other] ?? '')
    .with(other, rows[0] ?? '')
    .join('')
}

function namedOnBoards(): readonly NamedRule[] {
  const levels = PUZZLE_TYPES.find(({ id }) => id === 4)?.levels ?? []
  return levels.flatMap((levelId: LevelId) =>
    Array.from({ length: BOARD_SEEDS }, (_, seed) => {
      const random = randomFrom('slips on boards', levelId, seed)
      const { question, answer } = kindOf(4).generate({ levelId, theme: random.pick(THEMES), random })
      const { board } = question as SudokuQuestion
      const other = [...answer].findIndex((digit) => digit !== answer[0])
      const guesses: readonly MadeAnswer[] = [
        { rule: 'one-cell-wrong', answer: (answer[0] === '1' ? '2' : '1') + answer.slice(1) },
        { rule: 'two-cells-swapped', answer: swapped(answer, 0, other) },
        { rule: 'columns-forgotten', answer: broken(answer, false, random) },
        { rule: 'rows-forgotten', answer: broken(answer, true, random) },
        { rule: 'boxes-forgotten', answer: mixed(answer) },
      ]
      return guesses.map(({ rule, answer: guess }) => ({ rule, named: slipOnBoard(board, guess)?.rule }))
    }).flat(),
  )
}

function namedInCrowds(): readonly NamedRule[] {
  const random = randomFrom('slips in crowds')
  return Array.from({ length: 60 }, () => {
    const right = { row: 1 + random.below(6), column: 1 + random.below(6) }
    const turned = { row: right.column, column: right.row }
    return [
      { rule: 'next-row', named: slipInCrowd(right, { ...right, row: right.row + 1 })?.rule },
      { rule: 'next-column', named: slipInCrowd(right, { ...right, column: right.column - 1 })?.rule },
      ...(right.row === right.column ? [] : [{ rule: 'row-and-column', named: slipInCrowd(right, turned)?.rule }]),
    ]
  }).flat()
}

describe('a wrong answer is understood', () => {
  const inSums = namedInSums(PLAIN)
  const inEqualLines = namedInSums(EQUAL_LINES)
  const all = [...inSums, ...namedOnBoards(), ...namedInCrowds()]

  test('by at least forty rules, all of which are made here', () => {
    expect(SLIP_RULES.length).toBeGreaterThanOrEqual(40)
    const made = new Set(all.map(({ rule }) => rule))
    expect([...made].filter((rule) => !SLIP_RULES.some((known) => known === rule))).toEqual([])
    expect(made.size).toBeGreaterThanOrEqual(40)
  })

  test.each([
    ['sums', inSums, 0.9],
    ['grids with equal lines', inEqualLines, 0.85],
    ['all kinds', all, 0.9],
  ])('in most answers that a rule made, in %s', (_, answers, least) => {
    const named = answers.filter(({ rule, named }) => rule === named)
    expect(named.length / answers.length).toBeGreaterThanOrEqual(least)
  })

  test('in lines with sums on both sides too', () => {
    const inLines = PLAIN.filter(({ question }) => 'equations' in question && question.equations.some(hasTwoSums))
    expect(EQUAL_LINES.length).toBeGreaterThan(100)
    const onBoth = [...inLines, ...EQUAL_LINES]
    expect(inLines.length).toBeGreaterThan(100)
    for (const { question, levelId, answer, made } of onBoth) {
      const read = new Set(wrongAnswers(question, levelId).map((one) => `${one.rule} ${one.answer}`))
      const unread = made.filter((one) => !read.has(`${one.rule} ${one.answer}`))
      expect({ question, answer, unread }).toEqual({ question, answer, unread: [] })
    }
  })

  test.each([
    ['sums', PLAIN],
    ['grids with equal lines', EQUAL_LINES],
  ])('and never accuses: of 10,000 answers that no rule made not one is named, in %s', (_, puzzles) => {
    const random = randomFrom('no slips')
    const accused: string[] = []
    let tried = 0
    while (tried < FALSE_ANSWERS) {
      const { question, levelId, answer, made } = random.pick(puzzles)
      const guess =
        question.typeId === 3
          ? Array.from(answer, (one) => (random.below(3) > 0 ? one : String.fromCharCode(65 + random.below(26)))).join('')
          : `${random.below(2 * Math.abs(Number(answer)) + 20) - (levelId === MASTER_LEVEL_ID ? 20 : 0)}`
      if (guess === answer || made.some((one) => one.answer === guess)) continue
      tried += 1
      const slip = slipBehind(question, levelId, guess)
      if (slip) accused.push(`${slip.rule} ${guess} ${JSON.stringify(question)}`)
    }
    expect(accused).toEqual([])
  })

  test('says nothing of a right answer', () => {
    for (const { question, levelId, answer } of [...PLAIN, ...EQUAL_LINES]) expect(slipBehind(question, levelId, answer)).toBeUndefined()
  })
})
