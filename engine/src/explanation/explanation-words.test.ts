import * as hintWords from '@emojigma/messages/words/hints.ts'
import { describe, expect, test } from 'vitest'
import { wordsOf, type StepWords } from './explanation-words.ts'
import type { Balance, BoardStep, ExplanationStep, MistakeStep, Sum } from './explanation.ts'
import type { Equation } from '../question.ts'
import type { Technique } from '../sudoku/techniques/step.ts'
import { capital, sentences } from '@emojigma/messages/sentences.ts'
import { listed } from '@emojigma/messages/grammar.ts'
import { nameOf, ordinal, pictureOf } from '@emojigma/messages/words/symbols.ts'

const NAMES = ['apple', 'grapes', 'cherries']

function said(step: ExplanationStep): StepWords {
  return wordsOf(step, NAMES, hintWords)
}

function board(technique: Technique, change: Partial<BoardStep>): BoardStep {
  return { technique, units: [], side: 9, cells: [], digits: [1], placement: undefined, eliminations: [], ...change }
}

const SYMBOL = { kind: 'symbol', copies: 1 } as const
const number = (value: number) => ({ kind: 'number', value, asDots: false }) as const

/** apple + 4 = 9 */
const PUT: Equation = { left: { operands: [{ ...SYMBOL, symbol: 0 }, number(4)], operators: ['+'] }, right: 9 }

function balanced(change: Partial<Balance>): Balance {
  return { from: PUT, balance: [], added: [4], isTurned: false, scale: 1, totals: [9, 5], ...change }
}

describe('words', () => {
  test('are listed with commas and one and', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map(listed)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
      'a, b, c and d',
    ])
  })

  test('end in full stops, one each, and leave out what is empty', () => {
    expect(sentences('One', '', 'Two.', 'Three')).toBe('One. Two. Three.')
    expect(sentences('', '')).toBe('')
  })

  test('count from first to ninth, then in figures', () => {
    expect([0, 1, 2, 8, 9, 10].map(ordinal)).toEqual(['first', 'second', 'third', 'ninth', '10th', '11th'])
  })

  test('begin with a capital, and name what has no name', () => {
    expect([capital('apple'), capital('')]).toEqual(['Apple', ''])
    expect([nameOf(NAMES, 1), nameOf(NAMES, 9), pictureOf(NAMES, 1)]).toEqual(['grapes', 'something', 'the grapes emoji'])
  })
})

describe('a step that fills a cell', () => {
  const placement = { cell: 40, digit: 2 }

  test('says where, by which rule, and what', () => {
    const unit = { kind: 'box', index: 4 } as const
    expect(said(board('last in unit', { units: [unit], cells: [40], digits: [2], placement }))).toEqual({
      where: 'Look at the middle box.',
      rule: 'Only one cell of it is empty, so only one emoji is missing.',
      worked: 'All the others are in the middle box already, but not grapes. Put it in row 5, column 5.',
    })
    expect(said(board('hidden single in line', { units: [{ kind: 'row', index: 4 }], cells: [40], digits: [2], placement }))).toEqual({
      where: 'Look at row 5.',
      rule: 'One of the missing emoji fits in only one of its cells.',
      worked: 'In row 5 one cell is left for grapes: the others are full or cannot have it. Put it in row 5, column 5.',
    })
  })

  test('looks at the cell itself where it lies in no unit of interest', () => {
    expect(said(board('naked single', { cells: [40], digits: [2], placement }))).toEqual({
      where: 'Look at row 5, column 5.',
      rule: 'Only one emoji still fits in this cell.',
      worked: 'All the other emoji are ruled out there: only grapes can go in. Put it in row 5, column 5.',
    })
  })

  test('counts cells by the side of the board', () => {
    expect(said(board('naked single', { side: 4, cells: [7], placement: { cell: 7, digit: 1 } })).where).toBe('Look at row 2, column 4.')
  })
})

describe('a step that rules emoji out', () => {
  const row = { kind: 'row', index: 0 } as const
  const apples = [
    { cell: 66, digit: 1 },
    { cell: 71, digit: 1 },
  ]
  const ruledOut = (technique: Technique, change: Partial<BoardStep>) => said(board(technique, { eliminations: apples, ...change }))

  test('by locked candidates names the lines once, not cell by cell', () => {
    expect(ruledOut('locked candidates', { units: [row], cells: [0, 1] })).toEqual({
      where: 'Look at row 1.',
      rule: 'All places of one emoji lie where a box and a line cross, so it cannot be anywhere else in the other.',
      worked: 'In row 1 all places for apple are columns 1 and 2. So it cannot be in row 8: columns 4 and 9.',
    })
    expect(ruledOut('locked candidates', { units: [{ kind: 'column', index: 0 }], cells: [0, 9] }).worked).toContain('are rows 1 and 2.')
    expect(ruledOut('locked candidates', { units: [{ kind: 'box', index: 0 }], cells: [0, 9] }).worked).toContain(
      'In the top left box all places for apple are column 1: rows 1 and 2.',
    )
  })

  test('by a pair, a triple or a quad says what shares which cells', () => {
    const pair = { units: [row], cells: [0, 1], digits: [1, 2] }
    expect(ruledOut('naked pair', pair).worked).toBe(
      'In row 1, columns 1 and 2 share apple and grapes. They cannot be anywhere else in row 1. So not in row 8: columns 4 and 9.',
    )
    expect(ruledOut('naked quad', { ...pair, digits: [1, 2, 3] }).worked).toMatch(
      /^In row 1, columns 1 and 2 share apple, grapes and cherries\./,
    )
    expect(ruledOut('hidden pair', pair).worked).toBe(
      'In row 1, apple and grapes fit only in columns 1 and 2. So nothing else can be there.',
    )
  })

  test('by a fish says which lines cross which', () => {
    const rows = [1, 5].map((index) => ({ kind: 'row', index }) as const)
    expect(ruledOut('X-wing', { units: rows, cells: [12, 17, 48, 53] }).worked).toBe(
      'In rows 2 and 6, apple can only be in columns 4 and 9. So those columns cannot have it anywhere else. It is not in row 8: columns 4 and 9.',
    )
    const columns = rows.map(({ index }) => ({ kind: 'column', index }) as const)
    expect(ruledOut('X-wing', { units: columns, cells: [10, 14, 64, 68] }).worked).toMatch(
      /^In columns 2 and 6, apple can only be in rows 2 and 8\./,
    )
  })

  test('by a wing says both cases, and the emoji that they share', () => {
    const wing = { cells: [40, 42, 13], digits: [1, 2, 3] }
    expect(ruledOut('XY-wing', wing)).toEqual({
      where: 'Look at row 5: columns 5 and 7; row 2, column 5.',
      rule: 'Whichever emoji the first cell has, one of these cells takes the emoji that they share.',
      worked: 'If row 5, column 5 is grapes, one marked cell is apple; if cherries, the other. So no apple in row 8: columns 4 and 9.',
    })
    expect(ruledOut('XYZ-wing', wing).worked).toContain('if cherries, the other, or itself.')
  })

  test('by two links says what follows from one end to the other', () => {
    const links = { cells: [4, 0, 54, 59], digits: [1], eliminations: [{ cell: 14, digit: 1 }] }
    expect(ruledOut('skyscraper', links).worked).toBe(
      'If row 1, column 5 has no apple, row 1, column 1 has it, so not row 7, column 1, so row 7, column 6 has it. ' +
        'One of the ends has it, so it is not in row 2, column 6.',
    )
    expect(ruledOut('two-string kite', links).rule).toMatch(/^A row and a column have two places each/)
  })

  test('by a W-wing names the places between, and the emoji that is left', () => {
    const wing = { cells: [0, 8, 44, 40], digits: [1, 2], eliminations: [{ cell: 4, digit: 2 }] }
    expect(ruledOut('W-wing', wing).worked).toBe(
      'Apple is in row 1, column 9 or row 5, column 9, so row 1, column 1 and row 5, column 5 cannot both have it. ' +
        'One of them has grapes, so it is not in row 1, column 5.',
    )
  })

  test('by a chain names both ends', () => {
    const chain = { cells: [0, 4, 40, 44], digits: [1, 2, 3, 4], eliminations: [{ cell: 8, digit: 1 }] }
    expect(ruledOut('XY-chain', chain).worked).toBe(
      'If row 1, column 1 has no apple, the 2 marked cells between follow, and row 5, column 9 has it. ' +
        'One of the two has it, so it is not in row 1, column 9.',
    )
  })

  test('by colouring says both halves of the chain, and who sees both', () => {
    // Row 1 columns 1 and 9, and column 9 rows 1 and 5: they take turns.
    const seen = [{ cell: 36, digit: 1 }]
    expect(ruledOut('colouring', { cells: [0, 8, 44], eliminations: seen }).worked).toBe(
      'Either row 1, column 1 and 1 more have apple, or row 1, column 9 has it. Row 5, column 1 cannot have it: both are seen from there.',
    )
  })

  test('by colouring says which half meets itself', () => {
    const chain = [0, 8, 44, 36]
    const half = [0, 36].map((cell) => ({ cell, digit: 1 }))
    expect(ruledOut('colouring', { cells: chain, eliminations: half }).worked).toBe(
      'Either row 1, column 1 and 1 more have apple, or row 1, column 9 and 1 more have it. Two of the first would be in one row, column or box: not those.',
    )
  })

  test('names a few lines, and of more the first', () => {
    expect(said(board('naked quad', { cells: [0, 1, 2, 3] })).where).toBe('Look at row 1: columns 1, 2, 3 and 4.')
    expect(said(board('colouring', { cells: [0, 1, 13, 23, 40] })).where).toBe('Look at row 1: columns 1 and 2 and 3 more.')
  })
})

describe('a mistake on a board', () => {
  const repeated: MistakeStep = {
    technique: 'repeated',
    units: [{ kind: 'column', index: 2 }],
    side: 4,
    cells: [2, 10],
    wrong: [10],
    digit: 2,
  }

  test('that is a repeat says which unit has what twice, and which of them goes', () => {
    expect(said(repeated)).toEqual({
      where: 'Look at column 3 again.',
      rule: 'An emoji may stand only once in each row, column and box.',
      worked: 'Column 3 has the grapes emoji in rows 1 and 3. Take it out of row 3, column 3.',
    })
    expect(said({ ...repeated, wrong: [] }).worked).not.toContain('Take it out')
    expect(said({ ...repeated, units: [{ kind: 'box', index: 1 }] }).worked).toMatch(/^The top right box has/)
  })

  test('that looks possible says that it does not lead on', () => {
    expect(said({ ...repeated, technique: 'wrong', units: [], cells: [10] })).toEqual({
      where: 'Look at row 3, column 3 again.',
      rule: 'One emoji does not belong where it is.',
      worked: 'The grapes emoji in row 3, column 3 does not lead to the solution. Take it out and try again.',
    })
  })

  test('in notes does not tell what is missing', () => {
    expect(said({ technique: 'wrong notes', side: 4, cell: 6, notes: 3 })).toEqual({
      where: 'Look at your notes in row 2, column 3 again.',
      rule: 'See whether another emoji could go there, too.',
      worked: 'What belongs in row 2, column 3 is not among your notes yet. Take them out, or note what is missing.',
    })
  })
})

describe('a wrong number for an emoji', () => {
  const noted = { symbol: 1, value: -4 }

  test('is held against a line that it breaks', () => {
    const put: Equation = { left: { operands: [number(3), number(-4)], operators: ['+'] }, right: 9 }
    expect(said({ technique: 'wrong value', noted, against: { line: { kind: 'row', index: 1 }, put, value: -1 } })).toEqual({
      where: 'Look at your number for the grapes emoji again.',
      rule: 'Put your numbers into row 2, and see whether it comes true.',
      worked:
        'With your numbers row 2 says: 3 plus minus 4 equals 9. But it comes to minus 1, not 9. Take your number for the grapes emoji out and try again.',
    })
  })

  test('is told to be wrong where no line shows it', () => {
    expect(said({ technique: 'wrong value', noted, against: undefined })).toEqual({
      where: 'Look at your number for the grapes emoji again.',
      rule: 'Put it into the lines that have this emoji, and see whether they can come true.',
      worked: 'The grapes emoji is not worth minus 4. Take your number out and try again.',
    })
  })
})

describe('a step of algebra', () => {
  const first = { kind: 'equation', index: 0 } as const
  const known = [{ symbol: 1, value: 4 }]
  const balance = [{ left: 9, operator: '-', right: 4, value: 5 }] as const

  test('that puts in what is known names the values and the line', () => {
    const put = { technique: 'put in', known, groups: [{ symbol: 1, count: 2, value: 8 }], ...PUT } as const
    expect(said({ ...put, source: first })).toEqual({
      where: 'Look at the first line.',
      rule: 'Put in what you already know.',
      worked: 'You know that the grapes emoji is 4. Two grapes emoji are 8. Put that into the first line: apple plus 4 equals 9.',
    })
    expect(said({ ...put, groups: undefined, source: { kind: 'question' }, right: undefined }).worked).toBe(
      'You know that the grapes emoji is 4. Put that into the question: apple plus 4.',
    )
    expect(said({ ...put, source: { kind: 'row', index: 1 }, right: undefined }).where).toBe(
      'Look at row 2, the one with the question mark.',
    )
  })

  test('that calculates says times before plus only where both are', () => {
    const workings = [{ left: 3, operator: '*', right: 5, value: 15 }] as const
    const source = { kind: 'step', index: 1 } as const
    expect(said({ technique: 'calculate', source, workings, ...PUT })).toEqual({
      where: 'Look at step 2.',
      rule: 'Times and divided by come before plus and minus.',
      worked: 'Times comes first: 3 times 5 is 15. Now it says: apple plus 4 equals 9.',
    })
    const shared = [{ left: 6, operator: '/', right: 3, value: 2 }] as const
    const left = { operands: [number(2), number(3)], operators: ['*'] } as const
    expect(said({ technique: 'calculate', source, workings: shared, left, right: undefined })).toMatchObject({
      rule: 'Work out the numbers first.',
      worked: '6 divided by 3 is 2. Now it says: 2 times 3.',
    })
  })

  test('with one unknown left takes the number away, or counts on at the first levels', () => {
    const step = { technique: 'one unknown', source: first, ...balanced({ balance }), count: 1, found: { symbol: 0, value: 5 } } as const
    expect(said(step)).toEqual({
      where: 'Look at the first line.',
      rule: 'Only one kind of emoji is left, so you can find it.',
      worked: 'The first line says: apple plus 4 equals 9. Take away 4: 9 minus 4 is 5. So apple must be 5.',
    })
    expect(wordsOf(step, NAMES, hintWords, 7).worked).toBe(
      'The first line says: apple plus 4 equals 9. Count on from 4: 5, 6, 7, 8, 9. That is 5 more. So apple must be 5.',
    )
    expect(wordsOf({ ...step, added: [1, 3] }, NAMES, hintWords, 6).worked).toContain('1 and 3 are 4. Count on from 4: 5')
    expect(wordsOf({ ...step, added: [8] }, NAMES, hintWords, 6).worked).toContain('Count on from 8: 9. That is one more.')
    expect(wordsOf(step, NAMES, hintWords, 8).worked).toContain('Take away 4')
  })

  test('with a number outright works nothing out', () => {
    const from = { left: { operands: [{ ...SYMBOL, symbol: 0 }], operators: [] }, right: 5 } as const
    expect(said({ technique: 'one unknown', source: first, ...balanced({ from }), count: 1, found: { symbol: 0, value: 5 } })).toEqual({
      where: 'Look at the first line.',
      rule: 'Nothing to work out here: it tells you the number.',
      worked: 'The first line says: apple equals 5.',
    })
  })

  test('with several of one emoji shares what they come to, and multiplies where there are many', () => {
    const step = { technique: 'one unknown', source: { kind: 'step', index: 1 }, found: { symbol: 0, value: 4 } } as const
    expect(said({ ...step, ...balanced({ totals: [12, 12] }), count: 3 })).toMatchObject({
      where: 'Look at step 2.',
      worked: 'Three apples are 12, so one apple is 4.',
    })
    expect(said({ ...step, ...balanced({ totals: [48, 48] }), count: 12 }).worked).toBe('12 times apple equals 48, so apple must be 4.')
    expect(said({ ...step, ...balanced({ scale: 2, totals: [6, 12] }), count: 3 }).worked).toBe(
      'Take everything twice, so that nothing is divided any more: twice 6 is 12. Three apples are 12, so one apple is 4.',
    )
  })

  test('turned around tells the difference, or turns the signs', () => {
    const turned = { technique: 'one unknown', source: first, count: 1, found: { symbol: 0, value: 5 } } as const
    expect(said({ ...turned, ...balanced({ isTurned: true, balance }) }).worked).toContain(
      'What is taken away makes the difference: 9 minus 4 is 5.',
    )
    expect(said({ ...turned, ...balanced({ isTurned: true }) }).worked).toContain('Turn all the signs around.')
  })

  test('that tidies up leaves a shorter line', () => {
    const left = { left: { operands: [{ ...SYMBOL, symbol: 0, copies: 2 }], operators: [] }, right: 5 } as const
    expect(said({ technique: 'tidy up', source: { kind: 'column', index: 2 }, ...balanced({ balance }), left })).toEqual({
      where: 'Look at column 3.',
      rule: 'Make it shorter: leave only emoji on one side.',
      worked: 'Column 3 says: apple plus 4 equals 9. Take away 4: 9 minus 4 is 5. That leaves the two apples together equals 5.',
    })
    expect(said({ technique: 'tidy up', source: { kind: 'step', index: 0 }, ...balanced({}), left })).toMatchObject({
      rule: 'Make it shorter: count how often each emoji is in it.',
      worked: 'That leaves the two apples together equals 5.',
    })
  })

  const sumOf = (total: number, ...counts: readonly number[]): Sum => ({
    parts: counts.flatMap((count, symbol) => (count === 0 ? [] : [{ symbol, count }])),
    total,
  })

  test('that takes a line several times, or shares it, writes out both', () => {
    const source = { kind: 'row', index: 2 } as const
    expect(said({ technique: 'multiply', source, times: 2, before: sumOf(9, 1, 1), sum: sumOf(18, 2, 2) }).worked).toBe(
      'Row 3 says: apple plus grapes equals 9. Take all of it twice: 2 times apple plus 2 times grapes equals 18.',
    )
    expect(said({ technique: 'divide', source, divisor: 3, before: sumOf(9, 3, 6), sum: sumOf(3, 1, 2) }).worked).toBe(
      'Row 3 says: 3 times apple plus 6 times grapes equals 9. Share all of it by 3: apple plus 2 times grapes equals 3.',
    )
  })

  test('that combines says both lines, and what goes away', () => {
    const step = {
      technique: 'combine',
      sources: [{ kind: 'step', index: 3 }, first],
      sums: [sumOf(18, 2, 2), sumOf(13, 1, 2)],
      operator: '-',
      without: 1,
      sum: sumOf(5, 1),
    } as const
    expect(said(step)).toEqual({
      where: 'Look at the first line and step 4 together.',
      rule: 'Both have the grapes emoji equally often. Take one from the other, and it is gone.',
      worked:
        'Step 4 says: 2 times apple plus 2 times grapes equals 18. The first line says: apple plus 2 times grapes equals 13. Step 4 minus the first line leaves apple equals 5.',
    })
    expect(said({ ...step, operator: '+' })).toMatchObject({
      rule: 'One adds the grapes emoji and the other takes it away. Add them up, and it is gone.',
      worked: expect.stringContaining('Step 4 plus the first line leaves apple equals 5.'),
    })
    expect(said({ ...step, without: undefined }).rule).toBe('Take one from the other: that makes an easier line.')
    expect(said({ ...step, without: undefined, operator: '+' }).rule).toBe('Add them up: that makes an easier line.')
  })

  test('that puts one emoji in place of another says what it is worth, then puts it in', () => {
    const worth = { operands: [{ ...SYMBOL, symbol: 1 }, number(3)], operators: ['+'] } as const
    expect(said({ technique: 'isolate', source: first, before: sumOf(3, 1, -1), symbol: 0, worth })).toEqual({
      where: 'Look at the first line.',
      rule: 'It tells you what one emoji is worth in other emoji.',
      worked: 'The first line says: apple minus grapes equals 3. So the apple emoji is worth grapes plus 3.',
    })
    const sources = [
      { kind: 'step', index: 0 },
      { kind: 'equation', index: 1 },
    ] as const
    const step = { technique: 'substitute', sources, before: sumOf(16, 2, 3), symbol: 0, count: 2, worth, left: PUT } as const
    expect(said(step)).toEqual({
      where: 'Look at the second line.',
      rule: 'Put what you found in place of the apple emoji: they are worth the same.',
      worked:
        'The second line says: 2 times apple plus 3 times grapes equals 16. Put grapes plus 3 in place of each apple. Now it says: apple plus 4 equals 9.',
    })
  })

  test('that puts the total of a line into another one names both', () => {
    const second = { kind: 'equation', index: 1 } as const
    expect(
      said({
        technique: 'put line in',
        sources: [second, first],
        group: {
          left: {
            operands: [
              { ...SYMBOL, symbol: 0 },
              { ...SYMBOL, symbol: 1 },
            ],
            operators: ['+'],
          },
          right: 7,
        },
        left: PUT,
      }),
    ).toEqual({
      where: 'Look at the second line and the first line together.',
      rule: 'All of the second line is in the first line, too.',
      worked: 'The second line says: apple plus grapes equals 7. Put 7 for all of that in the first line: apple plus 4 equals 9.',
    })
  })

  test('that solves many lines at once tells what they come to', () => {
    const lines = [first, { kind: 'row', index: 1 }] as const
    const found = [
      { symbol: 0, value: 2 },
      { symbol: 2, value: -3 },
    ]
    expect(said({ technique: 'together', lines, put: [], found, answer: undefined })).toEqual({
      where: 'Look at the first line and row 2 together.',
      rule: 'Working this out takes large numbers. Try small ones instead, until all the lines come true.',
      worked: 'All the lines come true if the apple emoji is 2 and the cherries emoji is minus 3, and in no other way.',
    })
    expect(said({ technique: 'together', lines, put: [], found: [], answer: -7 }).worked).toBe(
      'They all come true in only one way: the answer is minus 7.',
    )
  })

  test('that works out the question says the answer', () => {
    const product = { left: { operands: [number(3), number(5)], operators: ['*'] }, right: 15 } as const
    const workings = [{ left: 3, operator: '*', right: 5, value: 15 }] as const
    expect(said({ technique: 'work out', source: undefined, known: [], put: product, workings, answer: 15 })).toEqual({
      where: 'Look at the question.',
      rule: 'You know all of its numbers, so work it out.',
      worked: '3 times 5 is 15. The answer is 15.',
    })
    const less = { left: { operands: [number(4)], operators: [] }, right: 4 } as const
    expect(said({ technique: 'work out', source: undefined, known, put: product, workings, less, answer: 15 }).worked).toBe(
      'You know that the grapes emoji is 4. One side is 15, the other side is 4. 15 is more: that is the answer.',
    )
  })

  test('with a number below 0 says the same with its opposite', () => {
    const put = { left: { operands: [number(3), number(-5)], operators: ['+'] }, right: -2 } as const
    const worked = (operator: '+' | '-', value: number) =>
      said({ technique: 'work out', source: undefined, known: [], put, workings: [{ left: 3, operator, right: -5, value }], answer: value })
        .worked
    expect(worked('+', -2)).toContain('3 plus minus 5 is the same as 3 minus 5, which is minus 2.')
    expect(worked('-', 8)).toContain('3 minus minus 5 is the same as 3 plus 5, which is 8.')
  })

  test('that adds up a line counts what is in it more than once', () => {
    const parts = [
      { symbol: 0, value: 3, count: 2 },
      { symbol: 1, value: -1, count: 1 },
      { symbol: 2, value: 2, count: 3 },
    ]
    expect(said({ technique: 'add up', line: { kind: 'column', index: 0 }, parts, answer: 11 })).toEqual({
      where: 'Look at column 1, the one with the question mark.',
      rule: 'You know all of its numbers, so add them up.',
      worked: '2 times 3 plus minus 1 plus 3 times 2 is 11. The answer is 11.',
    })
  })

  test('that spells a word tells the letter of each number', () => {
    const letters = [
      { symbol: 2, value: 2, letter: 'B' },
      { symbol: 0, value: 5, letter: 'E' },
    ]
    expect(said({ technique: 'spell', letters, answer: 'BE' }).worked).toBe(
      'The cherries emoji: 2 is B. The apple emoji: 5 is E. The word is BE.',
    )
  })
})
