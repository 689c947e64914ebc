import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { firstChoice, type ChoiceRules } from './distinct.ts'

const NUMBERS = Array.from({ length: 12 }, (_, number) => number)

/** Every choice in order, by brute force. */
function choicesOf(candidates: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return candidates.flatMap((first, index) => choicesOf(candidates.slice(index + 1), count - 1).map((rest) => [first, ...rest]))
}

test('the first choice is the one that trying all of them in order finds first', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomFrom('choice', seed)
    const friends = NUMBERS.map(() => NUMBERS.map(() => random.below(10) < 6))
    const rules: ChoiceRules = {
      goTogether: (one, other) => friends[Math.min(one, other)]?.[Math.max(one, other)] ?? false,
      mayHold: (candidates, count) => candidates.length >= count,
    }
    const candidates = random.shuffle(NUMBERS)
    for (const count of [0, 1, 2, 4, 6]) {
      const expected = choicesOf(candidates, count).find((choice) =>
        choice.every((one, index) => choice.slice(index + 1).every((other) => rules.goTogether(one, other))),
      )
      expect(firstChoice(candidates, count, rules)).toEqual(expected)
    }
  }
})
