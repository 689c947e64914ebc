import { expect, test } from 'vitest'
import { heroQuestion } from './hero-question.ts'

test.each([
  ['fox', 'What is the fox worth?'],
  ['red-apple', 'What is the apple worth?'],
  ['grapes', 'What are the grapes worth?'],
  ['cherries', 'What are the cherries worth?'],
  ['octopus', 'What is the octopus worth?'],
  ['rhinoceros', 'What is the rhinoceros worth?'],
  ['compass', 'What is the compass worth?'],
  ['tennis', 'What is the tennis worth?'],
])('the headline asks for the first emoji in plain English: %s', (emoji, question) => {
  expect(heroQuestion([emoji, 'owl'])).toBe(question)
})

test('without a puzzle the headline asks for the fox', () => {
  expect(heroQuestion([])).toBe('What is the fox worth?')
})
