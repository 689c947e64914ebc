import type { DrawnQuestion } from '@emojigma/contract/wire/puzzle-view.ts'
import type { StrandId } from '@emojigma/engine/practice/strands.ts'
import type { Equation, Expression, Operand, Operator } from '@emojigma/engine/question.ts'

/** What can be tapped as an answer: words, or an emoji by its index. */
export type Choice = { readonly words: string } | { readonly emoji: number }

/** A picture that shows one idea, with a small question about it. */
interface Asked {
  readonly asks: string
  readonly choices: readonly Choice[]
  /** Which of the choices is right. */
  readonly right: number
  /** Said once it is found. */
  readonly why: string
}

/** How one of a row looks. */
export type Look = 'plain' | 'other' | 'mirrored' | 'leaning' | 'lighter'

export type Idea = Asked &
  (
    | { readonly kind: 'lines'; readonly question: DrawnQuestion }
    | {
        readonly kind: 'board'
        /** 4×4. */
        readonly board: string
        /** Possible emoji by cell, as digits. */
        readonly notes: Readonly<Record<number, string>>
        readonly cell: number
      }
    | { readonly kind: 'row'; readonly looks: readonly Look[] }
  )

/** What the pictures are drawn with. */
export const IDEA_EMOJI = ['red-apple', 'pear', 'carrot', 'mushroom'] as const
export const IDEA_NAMES = ['apple', 'pear', 'carrot', 'mushroom'] as const
export const ROW_EMOJI = { plain: 'dolphin', other: 'tropical-fish' } as const

const [A, B, C] = [0, 1, 2].map((index) => ({ kind: 'symbol', symbol: index, copies: 1 }) as const) as [Operand, Operand, Operand]
const dots = (value: number): Operand => ({ kind: 'number', value, asDots: true })
const number = (value: number): Operand => ({ kind: 'number', value, asDots: false })
const sum = (...parts: readonly (Operand | Operator)[]): Expression => ({
  operands: parts.filter((part) => typeof part === 'object'),
  operators: parts.filter((part) => typeof part === 'string'),
})
const line = (right: number, ...parts: readonly (Operand | Operator)[]): Equation => ({ left: sum(...parts), right })

/** @param choices the right one first; they are shown in the order of their size */
function lines(equations: readonly Equation[], ask: Expression, choices: readonly number[], why: string): Idea {
  const shown = choices.toSorted((one, other) => one - other)
  const used = [...equations.map(({ left }) => left), ask].flatMap(({ operands }) => operands)
  const emoji = IDEA_EMOJI.filter((_, index) => used.some((operand) => operand.kind === 'symbol' && operand.symbol === index))
  return {
    kind: 'lines',
    question: { typeId: 1, emoji, equations, ask },
    asks: 'Which number is it?',
    choices: shown.map((value) => ({ words: `${value}`.replace('-', '−') })),
    right: shown.indexOf(choices[0] ?? 0),
    why,
  }
}

const FOUR: readonly Choice[] = IDEA_EMOJI.map((_, emoji) => ({ emoji }))
const YES_NO: readonly Choice[] = [{ words: 'Yes' }, { words: 'No' }]
const EMPTY = '....'

/** @param digit of the emoji that belongs in the cell */
function place(board: string, cell: number, digit: number, why: string, notes: Readonly<Record<number, string>> = {}): Idea {
  return { kind: 'board', board, notes, cell, asks: 'What goes in the marked place?', choices: FOUR, right: digit - 1, why }
}

/** Asks whether the apple can be in the cell, which it cannot. */
function ruledOut(board: string, cell: number, notes: Readonly<Record<number, string>>, why: string): Idea {
  return { kind: 'board', board, notes, cell, asks: 'Can the apple be in the marked place?', choices: YES_NO, right: 1, why }
}

function row(looks: readonly Look[], why: string): Idea {
  return {
    kind: 'row',
    looks,
    asks: 'Which one is not like the others?',
    choices: [],
    right: looks.findIndex((look) => look !== 'plain'),
    why,
  }
}

/** The picture puzzle that introduces each strand.
 *  Source: docs/product.md, Practise */
export const IDEAS: Readonly<Record<StrandId, Idea>> = {
  counting: lines([line(3, A)], sum(A, '+', dots(2)), [5, 4, 6], 'The apple is 3. With 2 dots more that makes 5.'),
  doubles: lines([line(6, A, '+', A)], sum(A), [3, 2, 4], '3 and 3 are 6, so each apple is 3.'),
  'missing-number': lines([line(6, A, '+', dots(4))], sum(A), [2, 3, 4], '4 dots, and 2 more make 6.'),
  'making-ten': lines([line(10, A, '+', dots(7))], sum(A), [3, 2, 4], '7 and 3 are ten.'),
  'one-after-another': lines(
    [line(4, A, '+', A), line(5, A, '+', B)],
    sum(B),
    [3, 2, 5],
    'The first line says: an apple is 2. So in the second line the pear is 3.',
  ),
  'taking-away': lines([line(3, A, '-', dots(2))], sum(A), [5, 1, 3], 'From 5 you take 2 away, and 3 are left.'),
  'equal-groups': lines([line(12, { kind: 'symbol', symbol: 0, copies: 3 })], sum(A), [4, 3, 6], 'Three apples are 12, so one is 4.'),
  times: lines([line(4, A)], sum(A, '*', number(3)), [12, 7, 9], 'Three times 4 is 12.'),
  sharing: lines([line(12, A)], sum(A, '/', number(3)), [4, 3, 9], '12 shared by three is 4 for each.'),
  'times-first': lines(
    [line(3, A)],
    sum(number(2), '+', A, '*', number(4)),
    [14, 20, 9],
    'First the times: 3 × 4 is 12. Then the plus: 2 + 12 is 14.',
  ),
  'two-unknowns': lines(
    [line(7, A, '+', B), line(1, A, '-', B)],
    sum(A),
    [4, 3, 5],
    '4 + 3 is 7 and 4 − 3 is 1. Only 4 and 3 make both lines true.',
  ),
  'below-zero': lines([line(3, A, '+', number(5))], sum(A), [-2, 2, 8], '5 is too much by 2, so the apple is 2 below zero.'),
  'three-unknowns': lines(
    [line(5, A, '+', B), line(7, B, '+', C), line(6, A, '+', C)],
    sum(A),
    [2, 3, 4],
    'All lines together are 18, so one of each is 9. Without pear and carrot, which are 7, the apple is 2.',
  ),
  'rows-and-columns': {
    ...lines([], sum(A), [9, 6, 8], 'The first row says: an apple is 2. The second: a pear is 3. Three pears are 9.'),
    kind: 'lines',
    question: {
      typeId: 2,
      emoji: ['red-apple', 'pear'],
      cells: [
        [0, 0, 0],
        [0, 0, 1],
        [1, 1, 1],
      ],
      rowTotals: [6, 7, null],
      columnTotals: [7, 7, 8],
      ask: { line: 'row', index: 2 },
    },
  },
  'word-numbers': {
    kind: 'lines',
    question: {
      typeId: 3,
      emoji: ['red-apple', 'pear', 'carrot'],
      equations: [line(3, A), line(1, B), line(20, C)],
      spelling: [0, 1, 2],
      letters: 'ACDGOTW',
    },
    asks: 'Which word is it?',
    choices: [{ words: 'DOG' }, { words: 'CAT' }, { words: 'COW' }],
    right: 1,
    why: 'A is 1, B is 2, C is 3 … T is 20. So 3, 1, 20 spell CAT.',
  },
  'last-one': place(`123.${EMPTY}${EMPTY}${EMPTY}`, 3, 4, 'Apple, pear and carrot are there. Only the mushroom is missing.'),
  'only-place': place(
    `..1.${EMPTY}1...${EMPTY}`,
    5,
    1,
    'The first row and the first column have an apple already. In this box the apple has no other place.',
  ),
  'only-emoji': place(
    `...2.4..${EMPTY}3...`,
    0,
    1,
    'The row has the pear, the column the carrot, the box the mushroom. Only the apple is left.',
  ),
  'locked-places': ruledOut(
    `....23..${EMPTY}${EMPTY}`,
    3,
    { 0: '14', 1: '14' },
    'No. The first box has its apple in the first row, in one of two places. So the rest of that row has none.',
  ),
  pairs: ruledOut(
    `${EMPTY}${EMPTY}${EMPTY}${EMPTY}`,
    2,
    { 0: '12', 1: '12' },
    'No. Two places share apple and pear between them, so nobody else in the row has one.',
  ),
  triples: place(
    `${EMPTY}${EMPTY}${EMPTY}${EMPTY}`,
    3,
    4,
    'Three places share apple, pear and carrot. For the fourth only the mushroom is left.',
    { 0: '12', 1: '23', 2: '13' },
  ),
  wings: ruledOut(
    `${EMPTY}${EMPTY}${EMPTY}${EMPTY}`,
    4,
    { 0: '12', 2: '12', 8: '13', 10: '13' },
    'No. In two rows the apple is in one of the same two columns. However it turns out, these columns have theirs.',
  ),
  'odd-one': row(['plain', 'plain', 'plain', 'other', 'plain', 'plain'], 'All are dolphins but one, which is a fish.'),
  mirrored: row(['plain', 'plain', 'mirrored', 'plain', 'plain', 'plain'], 'This one looks the other way.'),
  'small-changes': row(['plain', 'lighter', 'plain', 'plain', 'plain', 'plain'], 'This one is lighter than the others.'),
}
