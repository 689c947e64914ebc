import { emojiName } from '../emoji/name.ts'
import { describe, expect, test } from 'vitest'
import { pickBoardSet } from '../emoji/distinct.ts'
import { themeNamed } from '../emoji/themes.ts'
import { randomFrom } from '../random.ts'
import type { ClassicQuestion, Expression, Operator, SudokuQuestion } from '../question.ts'
import { checkMade } from './check.ts'
import type { MadeQuestion } from './faults.ts'
import { faultInWords } from '@emojigma/messages/words/faults.ts'

const picture = (symbol: number, copies = 1) => ({ kind: 'symbol', symbol, copies }) as const
const number = (value: number) => ({ kind: 'number', value, asDots: false }) as const
const sum = (operands: Expression['operands'], ...operators: Operator[]): Expression => ({ operands, operators })

type Lines = readonly (readonly [Expression, number])[]
function classic(lines: Lines, ask: Expression, emoji = ['red-apple', 'banana']): ClassicQuestion {
  return { typeId: 1, emoji, equations: lines.map(([left, right]) => ({ left, right })), ask }
}
const FOUR = ['red-apple', 'mushroom', 'dolphin', 'carrot']
const four = (board: string, emoji = FOUR): SudokuQuestion => ({ typeId: 4, emoji, board })

const APPLE = sum([picture(0)])
const BOTH = sum([picture(0), picture(1)], '+')
const TWO_APPLES = sum([picture(0), picture(0)], '+')

const said = (question: MadeQuestion): readonly string[] => {
  const checked = checkMade(question)
  return checked.kind === 'good'
    ? [`${checked.answer} at ${checked.levelId}`]
    : checked.faults.map((fault) => faultInWords(fault, question, emojiName))
}

describe('a Classic of one’s own', () => {
  test.each<[string, ClassicQuestion, string[]]>([
    [
      'that is right',
      classic(
        [
          [TWO_APPLES, 10],
          [BOTH, 8],
        ],
        sum([picture(1), picture(1)], '+'),
      ),
      ['6 at 8'],
    ],
    [
      'with a value below zero is for Masters',
      classic(
        [
          [TWO_APPLES, 10],
          [BOTH, 2],
        ],
        sum([picture(1)]),
      ),
      ['-3 at 5'],
    ],
    ['that divides by its emoji', classic([[sum([number(12), picture(0)], '/'), 4]], APPLE, ['red-apple']), ['3 at 1']],
    [
      'that divides nothing by its emoji',
      classic([[sum([number(0), picture(0)], '/'), 2]], APPLE, ['red-apple']),
      ['Line 1 is true for no whole numbers.'],
    ],
    [
      'that has sums on both sides',
      { ...classic([], APPLE, ['red-apple']), equations: [{ left: TWO_APPLES, right: sum([picture(0), number(5)], '+') }] },
      ['5 at 9'],
    ],
    ['that begins with a total', { ...classic([], APPLE, ['red-apple']), equations: [{ left: 10, right: TWO_APPLES }] }, ['5 at 7']],
    [
      'with the same on both sides',
      { ...classic([], APPLE, ['red-apple']), equations: [{ left: TWO_APPLES, right: TWO_APPLES }] },
      ['There is more than one answer. With apple 1 it is 1. Or: With apple 2 it is 2. Another line would settle it.'],
    ],
    [
      'that is too long on both sides together',
      {
        ...classic([], APPLE, ['red-apple']),
        equations: [{ left: sum([picture(0, 3), number(1)], '+'), right: sum([picture(0), number(5)], '+') }],
      },
      ['Line 1 is too long for a phone. Four pictures and numbers fit, or five on both sides together.'],
    ],
    [
      'in which two lines are at odds',
      classic(
        [
          [TWO_APPLES, 10],
          [sum([picture(0), number(2)], '+'), 9],
        ],
        APPLE,
        ['red-apple'],
      ),
      ['From line 1, the apple emoji is 5. Then line 2 comes to 7, not to 9.'],
    ],
    [
      'in which two lines with the same sum come to different numbers',
      classic(
        [
          [BOTH, 5],
          [BOTH, 6],
        ],
        APPLE,
      ),
      ['Lines 1 and 2 cannot both be true, whatever whole numbers the emoji stand for.'],
    ],
    ['with half an apple', classic([[TWO_APPLES, 5]], APPLE, ['red-apple']), ['Line 1 is true for no whole numbers.']],
    [
      'with a line too few',
      classic([[BOTH, 5]], APPLE),
      [
        'There is more than one answer. With apple 1 and banana 4 it is 1. Or: With apple 2 and banana 3 it is 2. Another line would settle it.',
      ],
    ],
    [
      'that asks for something else than it leaves open',
      classic(
        [
          [TWO_APPLES, 10],
          [sum([picture(1), picture(2)], '+'), 7],
        ],
        APPLE,
        ['red-apple', 'banana', 'dolphin'],
      ),
      ['Nothing says what the banana emoji and the dolphin emoji stand for.'],
    ],
    ['with an emoji in no line', classic([[TWO_APPLES, 10]], APPLE), ['No line shows banana, so nobody can find what it stands for.']],
    [
      'with a line of numbers alone',
      classic(
        [
          [TWO_APPLES, 10],
          [sum([number(2), number(2)], '+'), 4],
        ],
        APPLE,
        ['red-apple'],
      ),
      ['Line 2 has no emoji in it.'],
    ],
    [
      'with a line too long for a phone',
      classic([[sum([picture(0, 4), picture(0)], '+'), 10]], APPLE, ['red-apple']),
      ['Line 1 is too long for a phone. Four pictures and numbers fit, or five on both sides together.'],
    ],
    [
      'that asks for a half',
      classic([[TWO_APPLES, 10]], sum([picture(0), number(2)], '/'), ['red-apple']),
      ['The last line, which asks, does not come to a whole number.'],
    ],
    [
      'with a division that is not exact on the way',
      classic(
        [
          [TWO_APPLES, 10],
          [sum([picture(0), number(2), number(2)], '/', '*'), 5],
        ],
        APPLE,
        ['red-apple'],
      ),
      ['Line 2 does not come to a whole number.'],
    ],
    [
      'that comes to a great deal',
      classic([[sum([picture(0)]), 999]], sum([picture(0), picture(0)], '*'), ['red-apple']),
      ['The answer would be 998,001. Please keep it below 10,000.'],
    ],
    [
      'with an emoji that is no emoji, and one twice',
      classic([[BOTH, 5]], APPLE, ['pistol', 'pistol']),
      [
        'The pistol emoji cannot be used here. Please choose another emoji.',
        'The pistol emoji cannot be used here. Please choose another emoji.',
      ],
    ],
    [
      'with an emoji twice',
      classic([[BOTH, 5]], APPLE, ['red-apple', 'red-apple']),
      ['The emoji apple is there twice. Each emoji stands for one thing.'],
    ],
    [
      'with emoji that look alike',
      classic([[BOTH, 5]], APPLE, ['grinning-cat', 'cat-face']),
      ['The emoji cat and cat look too much alike. Please change one of them.'],
    ],
    [
      'that only a search could solve',
      classic(
        [
          [sum([picture(0), picture(1)], '*'), 4000],
          [sum([picture(0), picture(0), picture(1)], '*', '+'), 4100],
        ],
        APPLE,
      ),
      ['Nobody could find the answer step by step, without guessing. Please give a little more help.'],
    ],
  ])('%s', (_, question, sentences) => {
    expect(said(question)).toEqual(sentences)
  })
})

describe('an Emojidoku of one’s own', () => {
  test.each<[string, SudokuQuestion, string[]]>([
    ['that is right', four('12..34..2.4..3.1'), ['1234341221434321 at 8']],
    [
      'with two ways',
      four('12..34..........'),
      ['There is more than one way to fill it: row 3, column 2 may be apple or dolphin. Please give one more emoji.'],
    ],
    ['with an emoji twice in a row', four('1..1............'), ['The apple emoji is twice in row 1.']],
    ['with an emoji twice in a box', four('1....1..........'), ['The apple emoji is twice in the top left box.']],
    [
      'with a cell that nothing fits',
      four('12.........3...4'),
      ['Nothing fits into row 1, column 4: each emoji is already in its row, column or box.'],
    ],
    ['with no place for an emoji', four('1..32.....2.....'), ['There is no place left for mushroom in row 1.']],
    [
      'with a pale emoji',
      four('1...............', ['banana', 'mushroom', 'dolphin', 'carrot']),
      ['The banana emoji cannot be used on a board. Please choose another emoji.'],
    ],
    ['that is full', four('1234341221434321'), ['The whole board is filled. Please leave some cells empty.']],
    ['with too few emoji', four('1'.padEnd(81, '.')), ['This board needs 9 emoji.']],
  ])('%s', (_, question, sentences) => {
    expect(said(question)).toEqual(sentences)
  })
})

test('an emoji is compared with those alone that can be used', () => {
  const kinds = (question: MadeQuestion) => {
    const checked = checkMade(question)
    return [checked.kind, ...(checked.kind === 'faulty' ? checked.faults.map(({ kind }) => kind) : [])]
  }
  expect(kinds(classic([[BOTH, 5]], APPLE, ['pistol', 'red-apple']))).toEqual(['faulty', 'emoji unknown'])
  // Pale ones look like any other on a board.
  expect(kinds(four('.'.repeat(16), ['articulated-lorry', ...FOUR.slice(1)]))).toEqual(['faulty', 'emoji unknown'])
})

test('an empty 9×9 board, which has more ways than anybody could count, is answered at once', () => {
  const nine = pickBoardSet(randomFrom('empty board'), themeNamed('Toys'), 9)
  const checked = checkMade({ typeId: 4, emoji: nine, board: '.'.repeat(81) })
  expect(checked.kind === 'faulty' && checked.faults.map(({ kind }) => kind)).toEqual(['two ways to fill'])
})
