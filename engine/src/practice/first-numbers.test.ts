import { expect, test } from 'vitest'
import { COMPARED, drawFirstNumber, FIRST_NUMBER_STEPS, PATH_LENGTH, type FirstNumber } from './first-numbers.ts'

const NUMBERS = Array.from({ length: 200 }, (_, number) => number)

/** The answer by counting. */
function answerTo(exercise: FirstNumber): number | string {
  switch (exercise.kind) {
    case 'match':
    case 'frame':
      return exercise.count
    case 'one more':
      return exercise.count + 1
    case 'path':
      return exercise.start + exercise.gap
    case 'compare': {
      const [first, second] = exercise.counts
      if (first === second) return 'same'
      return (Math.max(first, second) === first) === (exercise.asks === 'more') ? 'first' : 'second'
    }
  }
}

function numbersIn(exercise: FirstNumber): readonly number[] {
  if (exercise.kind === 'compare') return exercise.counts
  return exercise.kind === 'path' ? [exercise.start, exercise.start + PATH_LENGTH - 1, ...exercise.choices] : exercise.choices
}

test.each(FIRST_NUMBER_STEPS)('the right choice of "%s" is what is counted, and the numbers stay within ten', (step) => {
  for (const number of NUMBERS) {
    const exercise = drawFirstNumber(step, number)
    expect(drawFirstNumber(step, number)).toEqual(exercise)
    const choices: readonly (number | string)[] = exercise.kind === 'compare' ? COMPARED : exercise.choices
    expect(new Set(choices).size).toBe(3)
    expect(choices[exercise.right]).toBe(answerTo(exercise))
    expect(numbersIn(exercise).every((one) => one >= 1 && one <= 10)).toBe(true)
  }
})

test('each choice is right in turn, and a step has many exercises', () => {
  for (const step of FIRST_NUMBER_STEPS) {
    const exercises = NUMBERS.map((number) => drawFirstNumber(step, number))
    expect(new Set(exercises.map(({ right }) => right)).size).toBe(3)
    expect(new Set(exercises.map((exercise) => JSON.stringify(exercise))).size).toBeGreaterThan(30)
  }
})
