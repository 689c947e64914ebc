import { expect, test } from 'vitest'
import { readEquation, readExpression, withoutUnused, linesOf } from './lines.ts'

const whyOf = (text: string, emojiCount = 2) => {
  const read = readEquation(text, emojiCount)
  return read.kind === 'fault' ? read.why : undefined
}

test('a typed line is read, with spaces or without, in small letters too, and written the same way again', () => {
  for (const [text, again] of [
    ['A + A = 10', 'A + A = 10'],
    ['a+bb*2=-4', 'A + BB × 2 = -4'],
    ['... + B : 2 = 7', '... + B ÷ 2 = 7'],
    ['12−A x B = 3', '12 − A × B = 3'],
    ['１２–A ➕ B = −３０', '12 − A + B = -30'],
    ['9 + A + 99 + AAAA + B = -999', '9 + A + 99 + AAAA + B = -999'],
    ['10=a+a', '10 = A + A'],
    ['A + 3 = B+1', 'A + 3 = B + 1'],
    ['A = BB', 'A = BB'],
  ] as const) {
    const read = readEquation(text, 2)
    if (read.kind !== 'parsed') throw new Error(read.why)
    expect(linesOf({ typeId: 1, emoji: [], equations: [read.value], ask: { operands: [], operators: [] } }).lines).toEqual([again])
  }
})

test('the line that asks may end in a question mark', () => {
  const plain = readExpression('A + B', 2)
  expect(plain.kind).toBe('parsed')
  for (const text of ['A + B = ?', 'A + B?', 'A + B =']) expect(readExpression(text, 2)).toEqual(plain)
})

test.each([
  ['A + A', 'needs one = between two sides'],
  ['A = 1 = 2', 'needs one = between two sides'],
  ['A =', 'has nothing on one side'],
  ['A = 1000', 'comes to a whole number from −999 to 999'],
  ['1000 = A', 'comes to a whole number from −999 to 999'],
  ['= 3', 'has nothing on one side'],
  ['A + = 3', 'ends in a sign'],
  ['A A = 3', 'needs + − × or ÷ before “A”'],
  ['AB = 3', 'needs a sign between the letters of “AB”'],
  ['C = 3', 'has “C”, which is no letter of your emoji'],
  ['? + A = 3', 'has “?”, which is no letter of your emoji'],
  ['A + 100 = 3', 'has a number above 99'],
  ['AAAAA = 3', 'has too many of A side by side'],
  ['....... = 3', 'has more than six dots'],
  ['1+1+1+1+1+1 = 3', 'is too long'],
])('“%s” %s', (text, why) => {
  expect(whyOf(text)).toBe(why)
})

test('unused emoji are dropped and the rest renumbered; one that is asked for stays', () => {
  const read = (text: string) => {
    const line = readEquation(text, 3)
    if (line.kind !== 'parsed') throw new Error(line.why)
    return line.value
  }
  const askOf = (text: string) => {
    const ask = readExpression(text, 3)
    if (ask.kind !== 'parsed') throw new Error(ask.why)
    return ask.value
  }
  const lines = [read('A + C = 10'), read('C + 1 = 6')]
  const question = (ask: string) => ({ typeId: 1 as const, emoji: ['apple', 'bee', 'cat'], equations: lines, ask: askOf(ask) })
  const kept = withoutUnused(question('C + C'))
  expect([kept.emoji, linesOf(kept)]).toEqual([['apple', 'cat'], { lines: ['A + B = 10', 'B + 1 = 6'], ask: 'B + B' }])
  expect(withoutUnused(question('B'))).toEqual(question('B'))
})
