import { expect, test } from 'vitest'
import { isVisible } from './visible-text.ts'

test.each([
  '',
  'Year 4 Otters',
  'Year 4 👩\u{200D}🏫',
  'Pirates 🏴\u{200D}☠️',
  'England 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'علی\u{200C}رضا',
  'नि\u{200D}खिल',
  '⠃⠗⠁⠊⠇⠇⠑\u{2800}❤\u{FE0F}',
])('%j is what it looks like', (text) => {
  expect(isVisible(text)).toBe(true)
})

test.each([
  '\u{200D}',
  ' \u{200C} ',
  '\u{202E}Otters',
  'Otters\u{200B}',
  'Ot\u{AD}ters',
  'Otters\u{0}',
  '\u{E0067}',
  '\u{2800}',
  '\u{3164} \u{FE0F}',
])('%j is not', (text) => {
  expect(isVisible(text)).toBe(false)
})
