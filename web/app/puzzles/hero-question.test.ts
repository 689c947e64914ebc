import { expect, test } from 'vitest'
import { heroQuestion } from './hero-question.ts'

test.each([
  ['fox', 'What is the fox worth?'],
  ['grapes', 'What are the grapes worth?'],
  ['cherries', 'What are the cherries worth?'],
  ['control knobs', 'What are the control knobs worth?'],
  ['octopus', 'What is the octopus worth?'],
  ['compass', 'What is the compass worth?'],
  ['page with tabs', 'What is the page with tabs worth?'],
  ['nest with eggs', 'What is the nest with eggs worth?'],
])('the headline asks for an emoji in plain English: %s', (name, question) => {
  expect(heroQuestion(name)).toBe(question)
})

test('without a puzzle the headline asks for the fox', () => {
  expect(heroQuestion()).toBe('What is the fox worth?')
})
