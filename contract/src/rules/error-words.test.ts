import { expect, test } from 'vitest'
import { brokenPath, codePlaces, errorWords, scriptName } from './error-words.ts'

test.each([
  [`SyntaxError: Unexpected token 'o', "otter@example.com" is not valid JSON`, `SyntaxError: Unexpected token 'o', "…" is not valid JSON`],
  ['no account ada.lovelace+kids@example.co.uk', 'no …'],
  ['no device 0b7e2c3a-5d1f-4c8e-9a34-2f6d8c1b0e57', 'no device …'],
  [
    "TypeError: Cannot read properties of undefined (reading 'Ada Lovelace')",
    "TypeError: Cannot read properties of undefined (reading '…')",
  ],
  ['Error: Mia Müller is not a student of Ms Smith', 'Error: … is not a … of …'],
  ['Error: 王小明 and Łukasz O’Brien', 'Error: … and …'],
  ['AdaError: broken', '…: …'],
  ['fetch https://emojigma.example/resetpassword?code=abc&email=x failed', 'fetch … failed'],
  ['RangeError: 12345678 is out of range', 'RangeError: … is out of range'],
])('of %j nothing stays that could be somebody’s', (text, kept) => {
  expect(errorWords(text)).toBe(kept)
})

test.each([
  'TypeError: undefined is not an object',
  'TypeError: x is not a function',
  "TypeError: Cannot read properties of null (reading 'map')",
  'TypeError: Failed to fetch',
  "ReferenceError: can't access lexical declaration before initialization",
  'RangeError: Maximum call stack size exceeded',
  'QuotaExceededError: quota exceeded',
  'Error: Minified React error #418; visit',
])('what tells what broke stays: %s', (text) => {
  expect(errorWords(text)).toBe(text)
})

test('of a stack the places in our own scripts stay, and neither names nor what was said', () => {
  const stack = `TypeError: Ada Lovelace is not a function
    at AdaLovelace (https://emojigma.example/assets/B7xk2_a.js:1:20345)
    at https://emojigma.example/assets/c_91.js?name=Ada:3:4
render@https://emojigma.example/assets/e-77Q.js:12:7
    at evil (https://ada.example/lovelace.js:1:1)`
  expect(codePlaces(stack)).toBe('at /assets/B7xk2_a.js:1:20345\nat /assets/c_91.js:3:4\nat /assets/e-77Q.js:12:7')
  expect(codePlaces('Ada Lovelace')).toBe('')
})

test.each([
  ['/puzzle/100641?t=1#x', '/puzzle/<id>'],
  ['/emojiMathPuzzles', '/emojiMathPuzzles'],
  ['/ada-lovelace/Help', '/<id>/Help'],
  ['/', '/'],
])('%s is told as %s', (address, path) => {
  expect(brokenPath(address)).toBe(path)
})

test.each([
  ['entry-D81h2.js', 'entry-D81h2.js'],
  ['entry-client-BiGDSHg_.js', 'entry-client-BiGDSHg_.js'],
  ['B7xk2_a.js', 'B7xk2_a.js'],
  ['Ada Lovelace.js', ''],
  ['Ada', ''],
])('the release %s is told as %j', (release, kept) => {
  expect(scriptName(release)).toBe(kept)
})
