import { expect, test } from 'vitest'
import { spokenBox } from './en/words/boxes.ts'
import { faultInWords } from './en/words/faults.ts'
import { mistakeWords } from './en/words/hints.ts'
import { workedWords } from './en/words/worked.ts'
import { spokenBox as spanishBox } from './es/words/boxes.ts'
import { faultInWords as spanishFault } from './es/words/faults.ts'
import { mistakeWords as spanishMistake } from './es/words/hints.ts'
import { workedWords as spanishWorked } from './es/words/worked.ts'
import { spokenBox as frenchBox } from './fr/words/boxes.ts'
import { faultInWords as frenchFault } from './fr/words/faults.ts'
import { mistakeWords as frenchMistake } from './fr/words/hints.ts'
import { workedWords as frenchWorked } from './fr/words/worked.ts'

const BOARDS = [4, 9] as const
const NAMES = ['fox', 'owl', 'pear', 'bee']

test.each([
  ['English', spokenBox, mistakeWords, faultInWords, workedWords],
  ['Spanish', spanishBox, spanishMistake, spanishFault, spanishWorked],
  ['French', frenchBox, frenchMistake, frenchFault, frenchWorked],
] as const)(
  'in %s a box has one name, which says where it is, in a hint, in a fault of a made board and in a worked step',
  (...languages) => {
    const [, box, mistake, fault, worked] = languages
    for (const side of BOARDS) {
      const boxes = Array.from({ length: side }, (_, index) => box(index, side))
      expect(new Set(boxes).size).toBe(side)
      for (const [index, name] of boxes.entries()) {
        const unit = { kind: 'box', index } as const
        const step = { technique: 'repeated', units: [unit], side, cells: [0, 1], wrong: [], digit: 1 } as const
        expect(mistake(step, NAMES).where).toContain(name)
        expect(
          fault({ kind: 'emoji repeats', emoji: 'fox', unit }, { typeId: 4, emoji: NAMES, board: '.'.repeat(side ** 2) }, String),
        ).toContain(name)
        expect(worked({ kind: 'place', unit, cell: 0, digit: 1 }, NAMES, side, undefined)).toContain(name)
        expect(name).not.toMatch(/\d|undefined|de el |de le /)
      }
    }
  },
)

test('boxes are named by where they are', () => {
  expect([0, 1, 2, 3].map((index) => spokenBox(index, 4))).toEqual([
    'the top left box',
    'the top right box',
    'the bottom left box',
    'the bottom right box',
  ])
  expect([1, 3, 4, 8].map((index) => spokenBox(index, 9))).toEqual([
    'the top middle box',
    'the middle left box',
    'the middle box',
    'the bottom right box',
  ])
  expect([0, 4, 5].map((index) => spanishBox(index, 9))).toEqual([
    'el bloque de arriba a la izquierda',
    'el bloque de en medio',
    'el bloque de en medio a la derecha',
  ])
  expect([0, 4, 5].map((index) => frenchBox(index, 9))).toEqual([
    'le bloc en haut à gauche',
    'le bloc du milieu',
    'le bloc au milieu à droite',
  ])
})
