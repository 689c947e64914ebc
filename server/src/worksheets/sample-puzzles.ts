import type { SampleSheet } from '@emojigma/contract/pictures.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'

/** The puzzles of the sheets that anybody may print: made by the engine once, and kept as they were. */
export const SAMPLE_PUZZLES: Readonly<Record<SampleSheet, readonly Puzzle[]>> = {
  sample: [
    {
      levelId: 9,
      theme: 'Fruit',
      question: {
        typeId: 1,
        emoji: ['melon', 'cherries', 'avocado'],
        equations: [
          {
            left: {
              operands: [
                { kind: 'number', value: 5, asDots: false },
                { kind: 'symbol', symbol: 0, copies: 1 },
              ],
              operators: ['+'],
            },
            right: 12,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 1, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'symbol', symbol: 1, copies: 1 },
              ],
              operators: ['+', '+'],
            },
            right: 17,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 1, copies: 1 },
                { kind: 'symbol', symbol: 2, copies: 1 },
              ],
              operators: ['+'],
            },
            right: 14,
          },
        ],
        ask: {
          operands: [
            { kind: 'symbol', symbol: 2, copies: 1 },
            { kind: 'symbol', symbol: 0, copies: 1 },
          ],
          operators: ['+'],
        },
      },
      answer: '16',
    },
    {
      levelId: 1,
      theme: 'Farm',
      question: {
        typeId: 1,
        emoji: ['baby-chick', 'cow', 'horse-face'],
        equations: [
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'number', value: 6, asDots: false },
              ],
              operators: ['+', '+'],
            },
            right: 20,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 1, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
              ],
              operators: ['*'],
            },
            right: 28,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 2, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
              ],
              operators: ['-'],
            },
            right: 4,
          },
        ],
        ask: {
          operands: [
            { kind: 'symbol', symbol: 2, copies: 1 },
            { kind: 'symbol', symbol: 1, copies: 1 },
            { kind: 'symbol', symbol: 2, copies: 1 },
          ],
          operators: ['+', '+'],
        },
      },
      answer: '26',
    },
    {
      levelId: 1,
      theme: 'Fruit',
      question: {
        typeId: 2,
        emoji: ['lime', 'avocado', 'pineapple'],
        cells: [
          [1, 0, 0],
          [2, 2, 0],
          [1, 1, 0],
        ],
        rowTotals: [11, 21, 13],
        columnTotals: [null, null, 9],
        ask: { line: 'column', index: 0 },
      },
      answer: '19',
    },
    {
      levelId: 8,
      theme: 'Fruit',
      question: { typeId: 4, emoji: ['blueberries', 'pineapple', 'red-apple', 'avocado'], board: '.34..12.1..2.21.' },
      answer: '2341412314323214',
    },
  ],
  christmas: [
    {
      levelId: 9,
      theme: 'Christmas',
      question: {
        typeId: 1,
        emoji: ['shortcake', 'glass-of-milk', 'chocolate-bar'],
        equations: [
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
              ],
              operators: ['+'],
            },
            right: 14,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 1, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
              ],
              operators: ['+', '+'],
            },
            right: 16,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'symbol', symbol: 2, copies: 1 },
              ],
              operators: ['+', '+'],
            },
            right: 15,
          },
        ],
        ask: {
          operands: [
            { kind: 'symbol', symbol: 2, copies: 1 },
            { kind: 'symbol', symbol: 1, copies: 1 },
          ],
          operators: ['+'],
        },
      },
      answer: '3',
    },
    {
      levelId: 1,
      theme: 'Christmas',
      question: {
        typeId: 1,
        emoji: ['nesting-dolls', 'polar-bear', 'sled'],
        equations: [
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 0, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
              ],
              operators: ['+'],
            },
            right: 24,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 1, copies: 1 },
                { kind: 'symbol', symbol: 0, copies: 1 },
              ],
              operators: ['+'],
            },
            right: 18,
          },
          {
            left: {
              operands: [
                { kind: 'symbol', symbol: 2, copies: 1 },
                { kind: 'symbol', symbol: 1, copies: 1 },
              ],
              operators: ['+'],
            },
            right: 11,
          },
        ],
        ask: {
          operands: [
            { kind: 'symbol', symbol: 1, copies: 1 },
            { kind: 'symbol', symbol: 2, copies: 1 },
          ],
          operators: ['*'],
        },
      },
      answer: '30',
    },
    {
      levelId: 1,
      theme: 'Christmas',
      question: {
        typeId: 2,
        emoji: ['skis', 'star', 'chocolate-bar'],
        cells: [
          [2, 1, 0],
          [1, 1, 1],
          [2, 0, 0],
        ],
        rowTotals: [21, 12, null],
        columnTotals: [24, null, 18],
        ask: { line: 'column', index: 1 },
      },
      answer: '15',
    },
    {
      levelId: 8,
      theme: 'Christmas',
      question: { typeId: 4, emoji: ['christmas-tree', 'snowman', 'ribbon', 'teddy-bear'], board: '.....1.413424.31' },
      answer: '2413312413424231',
    },
  ],
}
