import { m } from '@emojigma/messages'
import { expect, test } from 'vitest'
import { several } from './es/words/several.ts'

const SPANISH = { locale: 'es' } as const

test('who made or solved something is spoken to in the second person, others in the third', () => {
  const chosenBy = (chosen: string, isYou: boolean) =>
    m['challenge.chosen_by']({ chosen, isToday: 'true', isYou: String(isYou), until: 'domingo' }, SPANISH)
  expect(chosenBy('Tú', true)).toMatch(/^Elegiste estos puzles\./)
  expect(chosenBy('BraveOtter', false)).toMatch(/^BraveOtter eligió estos puzles\./)
  const names = [m['who_solved_what.you']({}, SPANISH), 'BraveOtter'].join(', ')
  expect(m['who_solved_what.solved_by']({ names }, SPANISH)).toBe('Resuelto por ti, BraveOtter')
})

test('what is said of a thing has its gender', () => {
  const faults = [m['maker_lines.is_empty'], m['maker_lines.is_too_long']]
  expect(faults.map((fault) => m['classic_maker.asked_fault']({ why: fault({}, SPANISH) }, SPANISH))).toEqual([
    'La pregunta está vacía.',
    'La pregunta es demasiado larga.',
  ])
  expect(m['hint_panel.take_them_out']({}, SPANISH)).toBe('Quitarlas')
})

test('what is said of a number of things goes with the number', () => {
  expect([1, 2].map((solved) => m['kind_chart.bar']({ name: 'Clásico', solved, count: 12 }, SPANISH))).toEqual([
    'Clásico: 1 resuelto en 12 semanas; la tabla tiene los números',
    'Clásico: 2 resueltos en 12 semanas; la tabla tiene los números',
  ])
  expect([1, 2].map((found) => m['puzzle_picker.few_new']({ found, asked: 4 }, SPANISH))).toEqual([
    'Elegido 1 de 4: para los demás no queda ninguno nuevo para tu clase.',
    'Elegidos 2 de 4: para los demás no queda ninguno nuevo para tu clase.',
  ])
})

test('a word from another language has no plural', () => {
  expect(['bádminton', 'pez', 'león'].map((name) => several(2, name))).toEqual(['dos emojis de bádminton', 'dos peces', 'dos leones'])
})
