import { expect, test } from 'vitest'
import { FOX_AND_FROG, puzzleAt } from '../../platform/testing/test-site.tsx'
import { askOf, heroQuestion } from './HeroHeadline.tsx'

const CLASSIC = await puzzleAt(2, '40', { question: FOX_AND_FROG })

test('the headline asks for what the puzzle asks', () => {
  expect(heroQuestion(CLASSIC)).toBe('What is fox times frog?')
  expect(askOf(CLASSIC)).toBe(FOX_AND_FROG?.typeId === 1 ? FOX_AND_FROG.ask : 'no Classic')
})

test('without a puzzle of which it knows the question it asks for every emoji', async () => {
  const unknown = await puzzleAt(2, '40')
  for (const puzzle of [undefined, unknown]) expect([heroQuestion(puzzle), askOf(puzzle)]).toEqual(['What is each emoji worth?', undefined])
})
