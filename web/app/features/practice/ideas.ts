import * as ideasWords from '@emojigma/messages/words/ideas.ts'
import { m } from '@emojigma/messages'
import type { PageQuestion } from '@emojigma/contract/wire/puzzle-view.ts'
import type { StrandId } from '@emojigma/engine/practice/strand-ids.ts'
import type { BoardSums, Equation, Expression, Operand, Operator } from '@emojigma/engine/question.ts'

/** An answer to tap: words, or an emoji by its index. */
export type Choice = { readonly words: string } | { readonly emoji: number }

/** A picture of one idea, with a question about it. */
interface IdeaQuestion {
  readonly asks: string
  readonly choices: readonly Choice[]
  /** Index of the right choice. */
  readonly right: number
  /** Shown after the right choice. */
  readonly why: string
}

export type Look = 'plain' | 'other' | 'mirrored' | 'leaning' | 'lighter'

export type Idea = IdeaQuestion &
  (
    | { readonly kind: 'lines'; readonly question: PageQuestion }
    | {
        readonly kind: 'board'
        /** 4×4. */
        readonly board: string
        /** Possible emoji by cell, as digits. */
        readonly notes: Readonly<Record<number, string>>
        readonly cell: number
        readonly sums?: BoardSums
      }
    | { readonly kind: 'row'; readonly looks: readonly Look[] }
  )

export const IDEA_EMOJI = ['red-apple', 'pear', 'carrot', 'mushroom'] as const
export const IDEA_NAMES = ideasWords.names
export const ROW_EMOJI = { plain: 'dolphin', other: 'tropical-fish' } as const

const [A, B, C] = [0, 1, 2].map((index) => ({ kind: 'symbol', symbol: index, copies: 1 }) as const) as [Operand, Operand, Operand]
const dots = (value: number): Operand => ({ kind: 'number', value, asDots: true })
const number = (value: number): Operand => ({ kind: 'number', value, asDots: false })
const sum = (...parts: readonly (Operand | Operator)[]): Expression => ({
  operands: parts.filter((part) => typeof part === 'object'),
  operators: parts.filter((part) => typeof part === 'string'),
})
const line = (right: number, ...parts: readonly (Operand | Operator)[]): Equation => ({ left: sum(...parts), right })

/** @param choices the right one first; shown in ascending order */
function lines(equations: readonly Equation[], ask: Expression, choices: readonly number[], why: string): Idea {
  const sorted = choices.toSorted((one, other) => one - other)
  const used = [...equations.map(({ left }) => left), ask].flatMap(({ operands }) => operands)
  const emoji = IDEA_EMOJI.filter((_, index) => used.some((operand) => operand.kind === 'symbol' && operand.symbol === index))
  return {
    kind: 'lines',
    question: { typeId: 1, emoji, equations, ask },
    asks: m['ideas.which_number_is_it'](),
    choices: sorted.map((value) => ({ words: `${value}`.replace('-', '−') })),
    right: sorted.indexOf(choices[0] ?? 0),
    why,
  }
}

const FOUR: readonly Choice[] = IDEA_EMOJI.map((_, emoji) => ({ emoji }))
const YES_NO: readonly Choice[] = [{ words: m['ideas.yes']() }, { words: m['ideas.no']() }]
const EMPTY = '....'

/** @param digit of the emoji that belongs in the cell */
function place(board: string, cell: number, digit: number, why: string, notes: Readonly<Record<number, string>> = {}): Idea {
  return { kind: 'board', board, notes, cell, asks: m['ideas.marked_place'](), choices: FOUR, right: digit - 1, why }
}

/** Asks whether the apple can be in the cell; it can't. */
function ruledOut(board: string, cell: number, notes: Readonly<Record<number, string>>, why: string): Idea {
  return { kind: 'board', board, notes, cell, asks: m['ideas.can_be_apple'](), choices: YES_NO, right: 1, why }
}

function row(looks: readonly Look[], why: string): Idea {
  return {
    kind: 'row',
    looks,
    asks: m['ideas.which_is_odd'](),
    choices: [],
    right: looks.findIndex((look) => look !== 'plain'),
    why,
  }
}

/** The picture puzzle that introduces each strand.
 *  Source: docs/product.md, Practise */
export const IDEAS: Readonly<Record<StrandId, Idea>> = {
  counting: lines([line(3, A)], sum(A, '+', dots(2)), [5, 4, 6], m['ideas.the_apple_is3']()),
  doubles: lines([line(6, A, '+', A)], sum(A), [3, 2, 4], m['ideas.text3_and3_are']()),
  'missing-number': lines([line(6, A, '+', dots(4))], sum(A), [2, 3, 4], m['ideas.four_dots_and_two']()),
  'making-ten': lines([line(10, A, '+', dots(7))], sum(A), [3, 2, 4], m['ideas.text7_and3_are_ten']()),
  'one-after-another': lines([line(4, A, '+', A), line(5, A, '+', B)], sum(B), [3, 2, 5], m['ideas.two_lines']()),
  'taking-away': lines([line(3, A, '-', dots(2))], sum(A), [5, 1, 3], m['ideas.from5_you_take']()),
  'equal-groups': lines([line(12, { kind: 'symbol', symbol: 0, copies: 3 })], sum(A), [4, 3, 6], m['ideas.three_apples_are12']()),
  times: lines([line(4, A)], sum(A, '*', number(3)), [12, 7, 9], m['ideas.three_times4_is12']()),
  sharing: lines([line(12, A)], sum(A, '/', number(3)), [4, 3, 9], m['ideas.text12_shared_by_three']()),
  'times-first': lines([line(3, A)], sum(number(2), '+', A, '*', number(4)), [14, 20, 9], m['ideas.first_the_times3']()),
  'two-unknowns': lines([line(7, A, '+', B), line(1, A, '-', B)], sum(A), [4, 3, 5], m['ideas.four_and_three']()),
  'below-zero': lines([line(3, A, '+', number(5))], sum(A), [-2, 2, 8], m['ideas.text5_is_too_much']()),
  'three-unknowns': lines([line(5, A, '+', B), line(7, B, '+', C), line(6, A, '+', C)], sum(A), [2, 3, 4], m['ideas.all_lines']()),
  'rows-and-columns': {
    ...lines([], sum(A), [9, 6, 8], m['ideas.two_rows']()),
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
      equations: [A, B, C].map((letter, index) => line(ideasWords.spelt[index] ?? 0, letter)),
      spelling: [0, 1, 2],
      letters: [...new Set(ideasWords.wordsOfThree.join(''))].toSorted().join(''),
    },
    asks: m['ideas.which_word_is_it'](),
    choices: ideasWords.wordsOfThree.map((words) => ({ words })),
    right: 1,
    why: m['ideas.a_is1_b'](),
  },
  'last-one': place(`123.${EMPTY}${EMPTY}${EMPTY}`, 3, 4, m['ideas.last_missing']()),
  'only-place': place(`..1.${EMPTY}1...${EMPTY}`, 5, 1, m['ideas.only_place']()),
  'only-emoji': place(`...2.4..${EMPTY}3...`, 0, 1, m['ideas.only_emoji']()),
  'locked-places': ruledOut(`....23..${EMPTY}${EMPTY}`, 3, { 0: '14', 1: '14' }, m['ideas.box_and_row']()),
  pairs: ruledOut(`${EMPTY}${EMPTY}${EMPTY}${EMPTY}`, 2, { 0: '12', 1: '12' }, m['ideas.pair']()),
  triples: place(`${EMPTY}${EMPTY}${EMPTY}${EMPTY}`, 3, 4, m['ideas.triple'](), { 0: '12', 1: '23', 2: '13' }),
  wings: ruledOut(`${EMPTY}${EMPTY}${EMPTY}${EMPTY}`, 4, { 0: '12', 2: '12', 8: '13', 10: '13' }, m['ideas.rectangle']()),
  'board-sums': {
    kind: 'board',
    board: `1...${EMPTY}${EMPTY}${EMPTY}`,
    notes: {},
    cell: 1,
    sums: { cages: [{ cells: [0, 1], total: 3 }], values: [1, 2, 3, 4] },
    asks: m['ideas.marked_place'](),
    choices: FOUR,
    right: 1,
    why: m['ideas.group_total'](),
  },
  'odd-one': row(['plain', 'plain', 'plain', 'other', 'plain', 'plain'], m['ideas.other_animal']()),
  mirrored: row(['plain', 'plain', 'mirrored', 'plain', 'plain', 'plain'], m['ideas.other_way']()),
  'small-changes': row(['plain', 'lighter', 'plain', 'plain', 'plain', 'plain'], m['ideas.other_shade']()),
}
