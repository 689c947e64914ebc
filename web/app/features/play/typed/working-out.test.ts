import { expect, test } from 'vitest'
import {
  workingOutToStore,
  NO_WORKING_OUT,
  parseWorkingOut,
  withoutLastStroke,
  withoutStrokes,
  withStroke,
  withValue,
  type WorkingOut,
} from './working-out.ts'

test('each emoji has its own number, and only numbers are noted', () => {
  const work = withValue(withValue(NO_WORKING_OUT, 2, '5'), 0, '-12')
  expect(work.values).toEqual(['-12', '', '5'])
  expect(withValue(work, 1, 'x')).toEqual(work)
  expect(withValue(work, 1, '1234567')).toEqual(work)
})

test('lines are drawn, taken back one by one and wiped', () => {
  const work = withStroke(withStroke(NO_WORKING_OUT, [0, 0, 9, 9]), [5, 5])
  expect(withoutLastStroke(work).strokes).toEqual([[0, 0, 9, 9]])
  expect(withoutStrokes(work).strokes).toEqual([])
})

test('a full pad loses its oldest lines', () => {
  const long = Array.from({ length: 9000 }, () => 1)
  const work = [long, long, long].reduce(withStroke, NO_WORKING_OUT)
  expect(work.strokes).toHaveLength(2)
})

test('an empty note is nothing to keep', () => {
  const isKept = (work: WorkingOut) => workingOutToStore(work, '', undefined) !== undefined
  expect(isKept(NO_WORKING_OUT)).toBe(false)
  expect(isKept(withValue(withValue(NO_WORKING_OUT, 1, '5'), 1, ''))).toBe(false)
  expect(isKept(withStroke(NO_WORKING_OUT, [1, 1]))).toBe(true)
})

test('what was kept comes back; anything else counts as nothing', () => {
  const work = { values: ['5', ''], strokes: [[1, 2, 3, 4]] }
  expect(parseWorkingOut(JSON.parse(JSON.stringify(work)))).toEqual(work)
  for (const kept of [undefined, null, 7, 'x', [], { values: [5], strokes: ['x'] }, { values: ['<b>'], strokes: [[1, 2, 3]] }]) {
    expect(parseWorkingOut(kept)).toEqual(NO_WORKING_OUT)
  }
})

test('notes of the puzzle of another language count as nothing', () => {
  const work = { values: ['5', ''], strokes: [] }
  expect(parseWorkingOut({ ...work, language: '/es' }, '/es')).toEqual(work)
  expect([parseWorkingOut({ ...work, language: '/es' }), parseWorkingOut(work, '/es')]).toEqual([NO_WORKING_OUT, NO_WORKING_OUT])
})

test('notes of the puzzle of one language are kept beside those of another, and go by themselves', () => {
  const [english, spanish] = [withValue(NO_WORKING_OUT, 0, '5'), withValue(NO_WORKING_OUT, 1, '9')]
  const both = workingOutToStore(spanish, '/es', workingOutToStore(english, '', undefined))
  expect([parseWorkingOut(both), parseWorkingOut(both, '/es')]).toEqual([english, spanish])
  const left = workingOutToStore(NO_WORKING_OUT, '', both)
  expect([parseWorkingOut(left), parseWorkingOut(left, '/es')]).toEqual([NO_WORKING_OUT, spanish])
  expect(workingOutToStore(NO_WORKING_OUT, '/es', left)).toBeUndefined()
})

test('notes that were kept under their earlier name are still read', () => {
  expect(parseWorkingOut({ worth: ['5', ''], strokes: [] })).toEqual({ values: ['5', ''], strokes: [] })
})
