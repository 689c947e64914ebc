import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it } from 'vitest'
import { assignments, workOut, sumsShown } from '../algebra/brute-force.test-support.ts'
import { deduce } from '../algebra/deduction.ts'
import { hasFactorOne } from '../algebra/evaluation.ts'
import { readEquations } from '../algebra/reading.ts'
import { fingerprint, TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { THEMES } from '../emoji/themes.ts'
import { levelOf, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { Puzzle, WordQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { word } from './word.ts'
import { ENGLISH } from './vocabulary.ts'
import { wordsLeft } from './words-left.test-support.ts'

const SEEDS = 1000
const LISTED: ReadonlySet<string> = new Set(ENGLISH.words)

const PROMISES: Readonly<
  Partial<
    Record<
      LevelId,
      { letters: readonly number[]; symbols: number; blocks: string; largest: number; operators: string; operands: readonly number[] }
    >
  >
> = {
  1: { letters: [3, 4], symbols: 3, blocks: '1,1,1', largest: 52, operators: '+-', operands: [2] },
  2: { letters: [4], symbols: 4, blocks: '1,1,1,1', largest: 78, operators: '+-', operands: [3] },
  3: { letters: [5], symbols: 4, blocks: '1,1,2', largest: 78, operators: '+-/', operands: [2, 3] },
  4: { letters: [5, 6], symbols: 4, blocks: '1,1,2', largest: 150, operators: '+-*/', operands: [2, 3] },
  5: { letters: [6, 7], symbols: 5, blocks: '1,1,3', largest: 200, operators: '+-*/', operands: [2, 3, 4] },
}

function puzzleFrom(levelId: LevelId, seed: number): Puzzle<WordQuestion> {
  return word.generate({ levelId, theme: TEST_THEME, random: randomFrom('word test', levelId, seed) })
}

describe.each(NEXT_LEVEL_IDS.map((levelId) => ({ levelId, name: levelOf(levelId).code })))('a Word puzzle at $name', ({ levelId }) => {
  const puzzles = Array.from({ length: SEEDS }, (_, seed) => puzzleFrom(levelId, seed))
  const found = puzzles.map(({ question }) => assignments(question.equations, question.emoji.length, 1, 26))
  const promise = PROMISES[levelId] ?? expect.unreachable()

  it('spells exactly one word of the list, by trying every letter', () => {
    const spelled = puzzles.map(({ question }, seed) =>
      found[seed]?.map((values) => question.spelling.map((symbol) => String.fromCodePoint(64 + (values[symbol] ?? 0))).join('')),
    )
    expect(spelled).toEqual(puzzles.map(({ answer }) => [answer]))
    expect(puzzles.filter(({ answer }) => !LISTED.has(answer.toLowerCase()))).toEqual([])
    expect(new Set(found.flat().map((values) => new Set(values).size))).toEqual(new Set([promise.symbols]))
  })

  it('keeps to the letters, operators and totals of its level', () => {
    for (const { question, answer } of puzzles) {
      expect(promise.letters).toContain(answer.length)
      expect(question.emoji).toHaveLength(promise.symbols)
      expect(question.equations).toHaveLength(promise.symbols)
      const operators = question.equations.flatMap(sumsShown).flatMap((sum) => sum.operators)
      expect(promise.operators.split('')).toEqual(expect.arrayContaining(operators))
      expect(operators.includes('*')).toBe(promise.operators.includes('*'))
      const [values = []] = found[puzzles.findIndex((puzzle) => puzzle.question === question)] ?? []
      for (const line of question.equations) {
        const sums = sumsShown(line)
        expect(promise.operands).toContain(Math.max(...sums.map(({ operands }) => operands.length)))
        for (const sum of sums) {
          expect(workOut(sum, values)).toBeGreaterThanOrEqual(0)
          expect(workOut(sum, values)).toBeLessThanOrEqual(promise.largest)
        }
      }
    }
  })

  it('divides from Hard on, in 15 to 25 of a hundred, and never by 1 or by as much as is divided', () => {
    const dividing = puzzles.filter(({ question }) =>
      question.equations.flatMap(sumsShown).some(({ operators }) => operators.includes('/')),
    )
    const share = dividing.length / SEEDS
    const [least, most] = promise.operators.includes('/') ? [0.15, 0.25] : [0, 0]
    expect(share).toBeGreaterThanOrEqual(least)
    expect(share).toBeLessThanOrEqual(most)
    for (const [seed, { question }] of puzzles.entries()) {
      const [values = []] = found[seed] ?? []
      expect(question.equations.flatMap(sumsShown).filter((sum) => hasFactorOne(sum, values))).toEqual([])
      expect(word.rate(question)).toMatchObject({ kind: 'rated', band: levelId })
    }
  })

  it('is solved in blocks of the promised size', () => {
    for (const { question, answer } of puzzles) {
      expect(word.solve(question)).toEqual({ kind: 'unique', answer })
      const deduction = deduce(readEquations(question.equations, question.emoji.length) ?? [], question.emoji.length)
      const sizes = deduction === 'impossible' ? [] : deduction.stages.map(({ symbols }) => symbols.length)
      expect(sizes.toSorted().join()).toBe(promise.blocks)
    }
  })

  it('has at least two fifths of its lines in other forms than “operations = number”', () => {
    const lines = puzzles.flatMap(({ question }) => question.equations)
    const reversed = lines.filter(({ left }) => typeof left === 'number').length / lines.length
    const twoSums = lines.filter((line) => sumsShown(line).length === 2).length / lines.length
    expect(reversed + twoSums).toBeGreaterThan(2 / 5)
    expect(Math.min(reversed, twoSums)).toBeGreaterThan(0.05)
  })

  it('never repeats an equation', () => {
    for (const { question } of puzzles) {
      const meanings = question.equations.map((line) => {
        const [one = 0, other = 0] = sumsShown(line).map((sum) => workOut(sum, [211, 1009, 4001, 7919, 10_007]))
        return one - other
      })
      expect(new Set(meanings).size).toBe(meanings.length)
    }
  })

  it('has a tray of eight sorted letters, the letters of the word among them', () => {
    for (const { question, answer } of puzzles) {
      expect(question.letters).toMatch(/^[A-Z]{8}$/)
      expect([...new Set(question.letters)].toSorted().join('')).toBe(question.letters)
      expect([...answer].every((letter) => question.letters.includes(letter))).toBe(true)
    }
  })

  it('leaves at least three words of the list to the tray and the pattern, so that it takes the sums', () => {
    const pattern = (word: string) => [...word].map((letter) => word.indexOf(letter)).join()
    const alike = Map.groupBy(
      ENGLISH.words.map((listed) => listed.toUpperCase()),
      pattern,
    )
    for (const { question, answer } of puzzles) {
      const fitting = alike.get(pattern(answer))?.filter((listed) => [...listed].every((letter) => question.letters.includes(letter))) ?? []
      expect(fitting.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('leaves two words at least to the tray and the letters found so far, until the hardest step', () => {
    for (const { question, answer } of puzzles) expect(wordsLeft(question, answer, ENGLISH.words).length).toBeGreaterThanOrEqual(2)
  })

  it('spells equal letters with equal emoji, and lists the emoji as the equations show them', () => {
    for (const { question, answer } of puzzles) {
      for (const [index, symbol] of question.spelling.entries()) expect(symbol).toBe(question.spelling[answer.indexOf(answer[index] ?? '')])
      const shown = question.equations
        .flatMap(sumsShown)
        .flatMap(({ operands }) => operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : [])))
      expect([...new Set(shown)]).toEqual(question.emoji.map((_, symbol) => symbol))
    }
  })

  it('tells the word nowhere, from the first emoji to the description', () => {
    const firstShown = puzzles.filter(({ question }) => question.spelling[0] === 0).length
    expect(firstShown / SEEDS).toBeLessThan(1.4 / promise.symbols)
    for (const { question, answer } of puzzles.slice(0, 400)) {
      expect(
        word
          .describe(question, descriptionWords)
          .toUpperCase()
          .split(/[^A-Z]+/),
      ).not.toContain(answer)
    }
  })

  it('comes again from the same seed', () => {
    for (let seed = 0; seed < 50; seed += 1) expect(JSON.stringify(puzzleFrom(levelId, seed))).toBe(JSON.stringify(puzzles[seed]))
  })

  it('is nearly always another, for years of daily puzzles', () => {
    expect(new Set(puzzles.map((puzzle) => word.repeatKey(puzzle))).size).toBeGreaterThan(SEEDS * 0.97)
    expect(word.repeatWindowDays(levelId)).toBeUndefined()
  })

  it('can be made from every theme, and never of a word that a picture of it shows', () => {
    for (const theme of THEMES) {
      const { question, answer } = word.generate({ levelId, theme, random: randomFrom('themes', theme.name, levelId) })
      expect(question.emoji.every((emoji) => theme.emoji.includes(emoji))).toBe(true)
      expect(theme.emoji.flatMap((emoji) => emoji.toUpperCase().split('-'))).not.toContain(answer)
    }
  })
})

describe('Word puzzles', () => {
  it('change only together with the version of the generators', () => {
    const made = NEXT_LEVEL_IDS.flatMap((levelId) =>
      [0, 1, 2].map((seed) => {
        const { question, answer } = puzzleFrom(levelId, seed)
        const { equations, spelling, letters } = question
        return `${levelId}:${fingerprint(JSON.stringify([equations, spelling, letters, answer]))}`
      }),
    )
    expect(made).toMatchInlineSnapshot(`
      [
        "1:592323ec",
        "1:2a850246",
        "1:284507f7",
        "2:fd8a3445",
        "2:73d24a9a",
        "2:4aa262c8",
        "3:77aabf85",
        "3:b9f4bbe0",
        "3:c6793a07",
        "4:694ba75b",
        "4:c5b7de41",
        "4:17a85dbd",
        "5:22b46123",
        "5:180e3e90",
        "5:c4ea1627",
      ]
    `)
  })
})
