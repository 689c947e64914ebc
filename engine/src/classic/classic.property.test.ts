import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it } from 'vitest'
import { assignments, workOut, sumsShown } from '../algebra/brute-force.test-support.ts'
import { deduce } from '../algebra/deduction.ts'
import { readEquations } from '../algebra/reading.ts'
import { fingerprint, TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { THEMES } from '../emoji/themes.ts'
import { ALL_LEVEL_IDS, isJunior, levelOf, MASTER_LEVEL_ID, type LevelId } from '../levels.ts'
import type { ClassicQuestion, Expression, Puzzle } from '../question.ts'
import { randomFrom } from '../random.ts'
import { classic } from './classic.ts'

const SEEDS = 1000
const LOWEST_TRIED = -12
const HIGHEST_TRIED = 24
/** Expressions that agree at both of these mean the same. */
const UNLIKELY_VALUES = [
  [211, 1009, 4001, 7919, 10_007],
  [-907, 613, 2003, -499, 3001],
]

interface Promised {
  readonly symbols: readonly number[]
  readonly low: number
  readonly high: number
  /** No total or value on the way is larger. */
  readonly largest: number
  /** Sizes of the blocks to be solved together, ascending; undefined where each symbol is found alone. */
  readonly blocks?: string
  readonly operators: string
  readonly hasProduct?: true
  /** A number that is written and not drawn as dots. */
  readonly hasWritten?: true
  /** Numbers are drawn as dots to count: sometimes, or always. */
  readonly dots?: 'sometimes' | 'always'
  /** Does reading the question from left to right, × no stronger than +, give a wrong answer? */
  readonly trap: boolean | 'either'
  readonly multiples: 0 | 1
}

const PROMISES: Readonly<Record<LevelId, Promised>> = {
  6: { symbols: [1], low: 1, high: 9, largest: 10, operators: '+', dots: 'always', trap: false, multiples: 0 },
  7: { symbols: [1], low: 1, high: 9, largest: 12, operators: '+', hasWritten: true, dots: 'sometimes', trap: false, multiples: 0 },
  8: { symbols: [2], low: 1, high: 9, largest: 20, operators: '+-', dots: 'sometimes', trap: false, multiples: 0 },
  9: { symbols: [3], low: 1, high: 9, largest: 20, operators: '+-', trap: false, multiples: 0 },
  10: { symbols: [3], low: 1, high: 12, largest: 30, operators: '+-', trap: false, multiples: 1 },
  1: { symbols: [3], low: 1, high: 12, largest: 60, operators: '+-*', hasProduct: true, trap: false, multiples: 0 },
  2: { symbols: [3], low: 1, high: 15, largest: 100, operators: '+-*/', hasProduct: true, trap: true, multiples: 0 },
  3: { symbols: [4], low: 1, high: 15, largest: 100, blocks: '1,1,2', operators: '+-*/', hasProduct: true, trap: 'either', multiples: 0 },
  4: { symbols: [4], low: 1, high: 20, largest: 150, blocks: '1,1,2', operators: '+-*/', trap: 'either', multiples: 1 },
  5: { symbols: [5], low: -9, high: 20, largest: 200, blocks: '1,1,3', operators: '+-*/', hasProduct: true, trap: 'either', multiples: 0 },
}

const made = new Map<LevelId, readonly Puzzle<ClassicQuestion>[]>()
const tried = new Map<ClassicQuestion, number[][]>()

function puzzlesAt(levelId: LevelId): readonly Puzzle<ClassicQuestion>[] {
  const known = made.get(levelId)
  if (known) return known
  const puzzles = Array.from({ length: SEEDS }, (_, seed) => puzzleFrom(levelId, seed))
  made.set(levelId, puzzles)
  return puzzles
}

function puzzleFrom(levelId: LevelId, seed: number): Puzzle<ClassicQuestion> {
  return classic.generate({ levelId, theme: TEST_THEME, random: randomFrom('classic test', levelId, seed) })
}

/** The values that fit, by trying every number; a question is tried once. */
function valuesFound(question: ClassicQuestion): number[][] {
  const known = tried.get(question)
  if (known) return known
  const found = assignments(question.equations, question.emoji.length, LOWEST_TRIED, HIGHEST_TRIED)
  tried.set(question, found)
  return found
}

function expressionsOf({ equations, ask, or }: ClassicQuestion): Expression[] {
  return [...equations.flatMap(sumsShown), ask, ...(or ? [or] : [])]
}

function sidesOf({ ask, or }: ClassicQuestion): Expression[] {
  return or ? [ask, or] : [ask]
}

/** Every product, quotient and running total on the way through an expression. */
function intermediates({ operands, operators }: Expression, values: readonly number[]): number[] {
  const seen: number[] = []
  for (let end = 1; end <= operands.length; end += 1) {
    if (operators[end - 1] === '*' || operators[end - 1] === '/') continue
    seen.push(workOut({ operands: operands.slice(0, end), operators: operators.slice(0, end - 1) }, values))
  }
  for (const [index, operator] of operators.entries()) {
    if (operator !== '*' && operator !== '/') continue
    seen.push(workOut({ operands: operands.slice(index, index + 2), operators: [operator] }, values))
  }
  return seen
}

/** Terms as text, signs apart: two of them alike with unlike signs cancel, and so do ÷ and × of the same picture. */
function writtenTerms({ operands, operators }: Expression): { sign: string; factors: string }[] {
  const terms: { sign: string; factors: string[] }[] = []
  for (const [index, operand] of operands.entries()) {
    const operator = index === 0 ? '+' : (operators[index - 1] ?? '+')
    const factor = operand.kind === 'number' ? 'number' : `symbol ${operand.symbol}`
    if (operator === '+' || operator === '-') terms.push({ sign: operator, factors: [`×${factor}`] })
    else terms.at(-1)?.factors.push(`${operator === '*' ? '×' : '÷'}${factor}`)
  }
  return terms.map(({ sign, factors }) => ({ sign, factors: factors.toSorted().join() }))
}

/** The emoji of each line, one text a side; a total has none. */
function picturesOf({ equations }: ClassicQuestion): readonly (readonly string[])[] {
  return equations.map(({ left, right }) => [left, right].map((side) => (typeof side === 'number' ? '' : writtenSum(side))))
}

/** "+0+0-1" for a sum of symbols; numbers are left out. */
function writtenSum({ operands, operators }: Expression): string {
  return operands
    .map((operand, index) =>
      operand.kind === 'number' ? '' : `${operators[index - 1] ?? '+'}${`${operand.symbol}`.repeat(operand.copies)}`,
    )
    .join('')
}

interface Told {
  /** Each line by its turn: `2 by 1` after the first, `3 by 1 2`, and `whole` where another line is used in it. */
  readonly story: string
  /** The emoji that is found last. */
  readonly last: string
}

/** How the lines lead to all emoji.
 *  @returns undefined where they do not */
function storyOf(question: ClassicQuestion): Told | undefined {
  const lines = picturesOf(question)
  const turns = new Map<string, number>()
  const told: string[] = []
  const openIn = (text: string) => [...new Set(text.replaceAll(/\D/g, ''))].filter((symbol) => !turns.has(symbol))
  const take = (line: number, [symbol = '']: readonly string[], how: string) => {
    told[line] = `${turns.size + 1} by ${how}`
    turns.set(symbol, turns.size + 1)
  }
  while (turns.size < question.emoji.length) {
    const single = lines.findIndex((sides, line) => !told[line] && openIn(sides.join('')).length === 1)
    if (single >= 0) {
      const sides = lines[single] ?? []
      const before = [...turns].filter(([symbol]) => sides.join('').includes(symbol)).map(([, turn]) => turn)
      take(single, openIn(sides.join('')), `${before.join(' ')}${sides.every((side) => side !== '') ? ' against' : ''}`)
      continue
    }
    const held = lines.flatMap((sides, line) =>
      lines.flatMap((others, other) => {
        const rest = line === other ? '' : sides.join('').replace(others.join(''), '')
        return rest.length < sides.join('').length && openIn(rest).length === 1 ? [{ line, open: openIn(rest) }] : []
      }),
    )
    const first = held.find(({ line }) => !told[line])
    if (!first) return undefined
    take(first.line, first.open, 'whole')
  }
  return { story: told.join('; '), last: [...turns.keys()].at(-1) ?? '' }
}

describe.each(ALL_LEVEL_IDS.map((levelId) => ({ levelId, name: levelOf(levelId).code })))('a Classic puzzle at $name', ({ levelId }) => {
  const puzzles = puzzlesAt(levelId)
  const promise = PROMISES[levelId]
  const lowest = levelId === MASTER_LEVEL_ID ? -promise.largest : 0
  const breaking = (keeps: (question: ClassicQuestion, answer: string) => boolean): unknown[] =>
    puzzles.filter(({ question, answer }) => !keeps(question, answer))

  it('has exactly one answer, by trying every number, and values and totals of its level', () => {
    const keeps = (question: ClassicQuestion, answer: string): boolean => {
      const found = valuesFound(question)
      const [values = []] = found
      return (
        found.length === 1 &&
        `${Math.max(...sidesOf(question).map((side) => workOut(side, values)))}` === answer &&
        promise.symbols.includes(values.length) &&
        new Set(values).size === values.length &&
        values.every((value) => value >= promise.low && value <= promise.high && value !== 0) &&
        expressionsOf(question)
          .flatMap((expression) => intermediates(expression, values))
          .every((value) => Number.isInteger(value) && value >= lowest && value <= promise.largest)
      )
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('is solved in blocks of the promised size, without guessing', () => {
    const keeps = (question: ClassicQuestion, answer: string): boolean => {
      const solution = classic.solve(question)
      const deduction = deduce(readEquations(question.equations, question.emoji.length) ?? [], question.emoji.length)
      const sizes = deduction === 'impossible' ? [] : deduction.stages.map(({ symbols }) => symbols.length)
      const blocks = promise.blocks ?? question.emoji.map(() => 1).join()
      return solution.kind === 'unique' && solution.answer === answer && sizes.toSorted().join() === blocks
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('rewards knowing that × comes before + from Medium on, and not before', () => {
    const keeps = (question: ClassicQuestion, answer: string): boolean => {
      const [values = []] = valuesFound(question)
      if (question.or) return true
      const [first, ...rest] = question.ask.operands
      const naive = rest.reduce(
        (total, operand, index) =>
          workOut(
            {
              operands: [{ kind: 'number', value: total, asDots: false }, operand],
              operators: question.ask.operators.slice(index, index + 1),
            },
            values,
          ),
        first ? workOut({ operands: [first], operators: [] }, values) : Number.NaN,
      )
      return promise.trap === 'either' || promise.trap === (`${naive}` !== answer)
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('needs every one of its equations', () => {
    const keeps = (question: ClassicQuestion): boolean =>
      question.equations.every((left) => {
        const equations = question.equations.filter((equation) => equation !== left)
        return classic.solve({ ...question, equations }).kind === 'ambiguous'
      })
    expect(breaking(keeps)).toEqual([])
  })

  it('has an equation for each emoji, none of them twice, and asks something new', () => {
    const keeps = (question: ClassicQuestion): boolean => {
      const meanings = expressionsOf(question).map((expression) => UNLIKELY_VALUES.map((values) => workOut(expression, values)).join())
      return question.equations.length === question.emoji.length && new Set(meanings).size === meanings.length
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('prints nothing that cancels, and no more than fits a phone', () => {
    const keeps = (question: ClassicQuestion): boolean =>
      expressionsOf(question).every((expression) => {
        const terms = writtenTerms(expression)
        const pictures = expression.operands.reduce((sum, operand) => sum + (operand.kind === 'symbol' ? operand.copies : 1), 0)
        return (
          pictures <= 4 &&
          terms.every(
            ({ sign, factors }) =>
              !terms.some((other) => other.factors === factors && other.sign !== sign) &&
              !factors.split(',').some((factor) => factors.split(',').includes(factor.replace('÷', '×')) && factor.startsWith('÷')),
          )
        )
      })
    expect(breaking(keeps)).toEqual([])
  })

  it('introduces a multiple in an equation of its own before it is used', () => {
    const keeps = (question: ClassicQuestion): boolean => {
      const introduced = new Set<string>()
      const isInOrder = expressionsOf(question).every(({ operands }) => {
        const pictures = operands.filter((operand) => operand.kind === 'symbol')
        const multiples = pictures.filter(({ copies }) => copies > 1).map(({ symbol, copies }) => `${symbol} × ${copies}`)
        if (new Set(pictures.map(({ symbol }) => symbol)).size === 1) for (const multiple of multiples) introduced.add(multiple)
        return multiples.every((multiple) => introduced.has(multiple))
      })
      return isInOrder && introduced.size === promise.multiples
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('keeps operators, numbers and dots to its level', () => {
    const keeps = (question: ClassicQuestion): boolean => {
      const operators = expressionsOf(question).flatMap((expression) => expression.operators)
      const sums = expressionsOf(question).filter(({ operands }) => operands.some(({ kind }) => kind === 'symbol'))
      const numbers = sums.flatMap(({ operands }) => operands.filter((operand) => operand.kind === 'number'))
      return (
        operators.every((operator) => promise.operators.includes(operator)) &&
        (!promise.hasProduct || operators.includes('*') || operators.includes('/')) &&
        numbers.every(({ value, asDots }) => value >= 1 && value <= 9 && (asDots ? promise.dots && value <= 6 : promise.dots !== 'always'))
      )
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('has a written number where no easier level has one', () => {
    const keeps = (question: ClassicQuestion): boolean =>
      !promise.hasWritten ||
      expressionsOf(question).some(({ operands }) => operands.some((operand) => operand.kind === 'number' && !operand.asDots))
    expect(breaking(keeps)).toEqual([])
  })

  it('multiplies by no 1, and divides nothing by 1 or by itself', () => {
    const keeps = (question: ClassicQuestion): boolean => {
      const [values = []] = valuesFound(question)
      const worth = (operand: Expression['operands'][number]) => workOut({ operands: [operand], operators: [] }, values)
      return expressionsOf(question).every(({ operands, operators }) =>
        operators.every((operator, index) => {
          if (operator === '+' || operator === '-') return true
          const [before, after] = operands.slice(index, index + 2).map(worth)
          return before !== 1 && after !== 1 && (operator === '*' || before !== after)
        }),
      )
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('is described by exactly what is displayed', () => {
    const keeps = (question: ClassicQuestion): boolean => {
      const text = classic.describe(question, descriptionWords)
      const spoken = [...text.matchAll(/\d+/g)].map(Number)
      const numbers = (expression: Expression): number[] =>
        expression.operands.flatMap((operand) => (operand.kind === 'number' ? [operand.value] : []))
      const displayed = question.equations
        .flatMap(({ left, right }) => [left, right].flatMap((side) => (typeof side === 'number' ? [Math.abs(side)] : numbers(side))))
        .concat(sidesOf(question).flatMap(numbers))
      return text.endsWith(question.or ? '? Give the greater number.' : ' equals what number?') && spoken.join() === displayed.join()
    }
    expect(breaking(keeps)).toEqual([])
  })

  it('has lines of every form that its level has, and enough that are not “operations = number”', () => {
    const lines = puzzles.flatMap(({ question }) => question.equations)
    const share = (some: readonly unknown[]) => some.length / lines.length
    const reversed = lines.filter(({ left }) => typeof left === 'number')
    const twoSums = lines.filter((line) => sumsShown(line).length === 2)
    const [hasReversed, hasTwoSums] = [levelId !== 6, ![6, 7, 8].includes(levelId)]
    expect([reversed.length > 0, twoSums.length > 0]).toEqual([hasReversed, hasTwoSums])
    expect(share(reversed)).toBeGreaterThanOrEqual(hasReversed ? 0.3 : 0)
    expect(share(twoSums)).toBeGreaterThanOrEqual(hasTwoSums ? 0.05 : 0)
    expect(share(reversed) + share(twoSums)).toBeGreaterThanOrEqual(hasReversed ? (isJunior(levelId) ? 1 / 3 : 2 / 5) : 0)
  })

  it('shows nothing on both sides of a line', () => {
    const operandsOf = (sum: Expression) =>
      sum.operands.map((operand) => (operand.kind === 'number' ? `${operand.value}` : `emoji ${operand.symbol}`))
    const keeps = (question: ClassicQuestion) =>
      question.equations.every((line) => {
        const [one, other] = sumsShown(line).map(operandsOf)
        return !one?.some((operand) => other?.includes(operand))
      })
    expect(breaking(keeps)).toEqual([])
  })

  it('comes again from the same seed', () => {
    const again = puzzles.slice(0, 100).map((_, seed) => puzzleFrom(levelId, seed))
    expect(JSON.stringify(again)).toBe(JSON.stringify(puzzles.slice(0, 100)))
  })

  it('can be made from every theme', () => {
    for (const theme of THEMES) {
      const { emoji } = classic.generate({ levelId, theme, random: randomFrom('themes', theme.name, levelId) }).question
      expect(theme.emoji).toEqual(expect.arrayContaining([...emoji]))
      expect(new Set(emoji).size).toBe(emoji.length)
    }
  })
})

describe.each<[LevelId, { stories: number; against: number; whole: number; asked: number }]>([
  [8, { stories: 3, against: 0, whole: 0.15, asked: 0.15 }],
  [9, { stories: 30, against: 0.2, whole: 0.1, asked: 0.1 }],
  [10, { stories: 25, against: 0.2, whole: 0, asked: 0.02 }],
  [1, { stories: 25, against: 0.2, whole: 0.15, asked: 0 }],
  [2, { stories: 25, against: 0.2, whole: 0.15, asked: 0 }],
])('the lines of a Classic puzzle at level id %i', (levelId, least) => {
  const questions = puzzlesAt(levelId).map(({ question }) => question)
  const share = (has: (question: ClassicQuestion) => boolean) => questions.filter(has).length / SEEDS

  it('tell many stories, and mostly do not begin with the emoji to find first', () => {
    const stories = Map.groupBy(questions, (question) => storyOf(question)?.story)
    expect(stories.has(undefined)).toBe(false)
    expect([...stories.values()].filter((like) => like.length >= SEEDS / 100).length).toBeGreaterThanOrEqual(least.stories)
    expect(share((question) => new Set(picturesOf(question)[0]?.join('').replaceAll(/\D/g, '')).size === 1)).toBeLessThanOrEqual(0.5)
  })

  it('have an emoji on each side, and hold another line whole', () => {
    expect(share((question) => picturesOf(question).some((sides) => !sides.includes('')))).toBeGreaterThanOrEqual(least.against)
    const holdsAnother = (question: ClassicQuestion) => {
      const lines = picturesOf(question).map((sides) => sides.join(''))
      return lines.some((line, index) => lines.some((other, at) => at !== index && other.length > 2 && line.includes(other)))
    }
    expect(share(holdsAnother)).toBeGreaterThanOrEqual(least.whole)
  })

  it('lead to the question, which asks for the emoji found last, and may ask for a group of theirs', () => {
    // Where two lines are held whole, another emoji may come last.
    expect(share((question) => writtenSum(question.ask).includes(storyOf(question)?.last ?? '?'))).toBeGreaterThanOrEqual(0.995)
    const asksForGroup = (question: ClassicQuestion) => {
      const asked = writtenSum(question.ask)
      return (
        new Set(asked.replaceAll(/\D/g, '')).size > 1 && picturesOf(question).some((sides) => sides.some((side) => side.includes(asked)))
      )
    }
    expect(share(asksForGroup)).toBeGreaterThanOrEqual(least.asked)
  })
})

describe('Classic puzzles', () => {
  const puzzles = ALL_LEVEL_IDS.flatMap((levelId) => [0, 1, 2].map((seed) => puzzleFrom(levelId, seed)))

  it('have a negative answer in about a third of the cases at Master', () => {
    const negative = puzzlesAt(MASTER_LEVEL_ID).filter(({ answer }) => answer.startsWith('-'))
    expect(negative.length / SEEDS).toBeGreaterThan(0.29)
    expect(negative.length / SEEDS).toBeLessThan(0.37)
  })

  it('change only together with the version of the generators', () => {
    const made = puzzles.map(
      ({ levelId, question: { equations, ask, or }, answer }) =>
        `${levelId}:${fingerprint(JSON.stringify([equations, ask, answer, ...(or ? [or] : [])]))}`,
    )
    expect(made).toMatchInlineSnapshot(`
      [
        "6:da145a9a",
        "6:8d6cf907",
        "6:f48a3db8",
        "7:e62e5252",
        "7:3b8c42c2",
        "7:41b7eedd",
        "8:a2be7eae",
        "8:5b9cfd37",
        "8:dd861f7a",
        "9:67586cb5",
        "9:f974000f",
        "9:1dd33826",
        "10:d74c169a",
        "10:5ee601a8",
        "10:216f08da",
        "1:7ec950b0",
        "1:4e258e66",
        "1:40348a3a",
        "2:b7fec6b9",
        "2:e4359219",
        "2:749f7378",
        "3:52d563a3",
        "3:f30889a7",
        "3:87d749dc",
        "4:4922f464",
        "4:37257ff1",
        "4:557a61d4",
        "5:519ab6bc",
        "5:5efb364e",
        "5:56f765ee",
      ]
    `)
  })

  it('is nearly always another from Junior 4 on, for years of daily puzzles', () => {
    const levels = ALL_LEVEL_IDS.filter((levelId) => classic.repeatWindowDays(levelId) === undefined)
    expect(levels).toHaveLength(7)
    for (const levelId of levels) {
      const keys = new Set(puzzlesAt(levelId).map(classic.repeatKey))
      expect(keys.size).toBeGreaterThan(SEEDS * 0.97)
    }
  })
})
