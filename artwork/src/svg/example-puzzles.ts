import type { Expression, Operand, Operator, Puzzle } from '@emojigma/engine/question.ts'

/** One puzzle for each thing that a picture can hold, as the tests draw them. */
export const EXAMPLE_PUZZLES = {
  'Classic with one dot': classic(['red-apple'], '3', [[sum('+', pictures(0), pictures(0)), 4], sum('+', pictures(0), dots(1))]),
  'Classic with dots': classic(['banana', 'grapes'], '10', [
    [sum('+', pictures(0), dots(4)), 6],
    [sum('+', pictures(0), pictures(1)), 5],
    sum('+', pictures(1), dots(7)),
  ]),
  'Classic with copies': classic(['fox', 'owl', 'frog'], '26', [
    [sum('+', pictures(0, 3), pictures(0)), 20],
    [sum('+', pictures(0, 2), pictures(1)), 13],
    [sum('-', pictures(1, 2), pictures(2)), 1],
    sum('++', pictures(0), pictures(1, 2), pictures(2, 3)),
  ]),
  'Classic at its largest': classic(['red-apple', 'grapes', 'coconut', 'watermelon', 'pineapple'], '-14', [
    [sum('++', pictures(0), pictures(1), pictures(2)), 15],
    [sum('+-', pictures(0), pictures(1), pictures(2)), -3],
    [sum('-+', pictures(1, 2), pictures(0), pictures(2)), 10],
    [sum('*', pictures(3), pictures(0)), -45],
    [sum('+-/', pictures(4), pictures(3), pictures(0), number(2)), 120],
    sum('+*-', pictures(0), pictures(1), pictures(3), pictures(4)),
  ]),
  'Grid that asks for a column': {
    levelId: 1,
    theme: 'Fruit',
    answer: '8',
    question: {
      typeId: 2,
      emoji: ['cherries', 'peach', 'kiwi-fruit'],
      cells: [
        [0, 0, 1],
        [2, 1, 1],
        [2, 2, 0],
      ],
      rowTotals: [7, 10, 10],
      columnTotals: [10, 9, null],
      ask: { line: 'column', index: 2 },
    },
  },
  'Grid with hidden totals': {
    levelId: 5,
    theme: 'Space',
    answer: '112',
    question: {
      typeId: 2,
      emoji: ['rocket', 'alien', 'telescope', 'ringed-planet', 'robot'],
      cells: [
        [0, 0, 1, 2, 3],
        [2, 1, 1, 4, 4],
        [2, 2, 0, 3, 3],
        [4, 3, 2, 1, 0],
      ],
      rowTotals: [7, null, 10, -104],
      columnTotals: [10, 9, null, 20, 31],
      ask: { line: 'row', index: 1 },
    },
  },
  'Word of four letters': {
    levelId: 1,
    theme: 'Space',
    answer: 'BEAD',
    question: {
      typeId: 3,
      emoji: ['rocket', 'fish', 'crown', 'frog'],
      equations: equations([
        [sum('+', pictures(0), pictures(0)), 4],
        [sum('+', pictures(0), pictures(1)), 7],
        [sum('-', pictures(1), pictures(2)), 4],
        [sum('+', pictures(3), pictures(2)), 5],
      ]),
      spelling: [0, 1, 2, 3],
      letters: 'ABCDELRS',
    },
  },
  'Word of seven letters': {
    levelId: 5,
    theme: 'Space',
    answer: 'BALLOON',
    question: {
      typeId: 3,
      emoji: ['rocket', 'fish', 'crown', 'frog', 'bell'],
      equations: equations([
        [sum('*', pictures(0), pictures(0)), 4],
        [sum('+', pictures(0), pictures(1)), 3],
        [sum('*-', pictures(1), pictures(2), pictures(0)), 10],
        [sum('+', pictures(3), pictures(2)), 27],
        [sum('*-', pictures(3), pictures(2), pictures(4)), 166],
      ]),
      spelling: [0, 1, 2, 2, 3, 3, 4],
      letters: 'ABELNORST',
    },
  },
  'Emojidoku 4 × 4': {
    levelId: 6,
    theme: 'Pets',
    answer: '1234341221434321',
    question: { typeId: 4, emoji: ['cat-face', 'dog-face', 'rabbit-face', 'frog'], board: '12.43.122.434..1' },
  },
  'Emojidoku 9 × 9': {
    levelId: 3,
    theme: 'Fruit',
    answer: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
    question: {
      typeId: 4,
      emoji: ['strawberry', 'tulip', 'watermelon', 'grapes', 'avocado', 'carrot', 'coconut', 'mushroom', 'fish'],
      board: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    },
  },
  'Spot the odd emoji 6 × 6': {
    levelId: 6,
    theme: 'Pets',
    answer: '2-3',
    question: { typeId: 5, emoji: ['frog', 'turtle'], side: 6, row: 1, column: 2 },
  },
  'Spot the odd emoji 16 × 16': {
    levelId: 5,
    theme: 'Cats and monkeys',
    answer: '12-5',
    question: { typeId: 5, emoji: ['crying-cat', 'grinning-cat'], side: 16, row: 11, column: 4 },
  },
} as const satisfies Readonly<Record<string, Puzzle>>

type Sum = readonly [Expression, number]

function classic(emoji: readonly string[], answer: string, [...lines]: readonly [...Sum[], Expression]): Puzzle {
  const ask = lines.pop() as Expression
  return { levelId: 1, theme: 'Fruit', answer, question: { typeId: 1, emoji, equations: equations(lines as Sum[]), ask } }
}

function equations(sums: readonly Sum[]) {
  return sums.map(([left, right]) => ({ left, right }))
}

function sum(operators: string, ...operands: readonly Operand[]): Expression {
  return { operands, operators: [...operators] as Operator[] }
}

function pictures(symbol: number, copies = 1): Operand {
  return { kind: 'symbol', symbol, copies }
}

function number(value: number): Operand {
  return { kind: 'number', value, asDots: false }
}

function dots(value: number): Operand {
  return { kind: 'number', value, asDots: true }
}
