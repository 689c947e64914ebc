import { expect, test } from 'vitest'
import * as challenge from './es/page/challenges/pages/ChallengePage.ts'
import * as solvers from './es/page/challenges/components/WhoSolvedWhat.ts'
import * as hint from './es/page/play/hints/HintPanel.ts'
import * as maker from './es/page/maker/components/ClassicMaker.ts'
import { several } from './es/words/several.ts'
import * as lines from './es/page/maker/lines.ts'
import * as picker from './es/page/assignments/components/PuzzlePicker.ts'
import * as chart from './es/page/my-days/components/KindChart.ts'

test('who made or solved something is spoken to in the second person, others in the third', () => {
  expect(challenge.choseThesePuzzlesThere(challenge.you, true)).toMatch(/^Elegiste estos puzles\./)
  expect(challenge.choseThesePuzzlesThere('BraveOtter', true)).toMatch(/^BraveOtter eligió estos puzles\./)
  expect(solvers.solvedBy([solvers.you, 'BraveOtter'].join(', '))).toBe('Resuelto por ti, BraveOtter')
})

test('what is said of a thing has its gender', () => {
  expect([lines.isEmpty, lines.isTooLong].map(maker.askedFault)).toEqual(['La pregunta está vacía.', 'La pregunta es demasiado larga.'])
  expect(hint.takeThemOut).toBe('Quitarlas')
})

test('what is said of a number of things goes with the number', () => {
  expect([1, 2].map((solved) => chart.solvedInWeeksThe('Clásico', solved, 12))).toEqual([
    'Clásico: 1 resuelto en 12 semanas; la tabla tiene los números',
    'Clásico: 2 resueltos en 12 semanas; la tabla tiene los números',
  ])
  expect([1, 2].map((found) => picker.onlySoManyAreNew(found, 4))).toEqual([
    'Elegido 1 de 4: para los demás no queda ninguno nuevo para tu clase.',
    'Elegidos 2 de 4: para los demás no queda ninguno nuevo para tu clase.',
  ])
})

test('a word from another language has no plural', () => {
  expect(['bádminton', 'pez', 'león'].map((name) => several(2, name))).toEqual(['dos emojis de bádminton', 'dos peces', 'dos leones'])
})
