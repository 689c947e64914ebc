import { expect, test } from 'vitest'
import { ENGLISH } from '../../../platform/languages.ts'
import { isDecent } from './decency.ts'
import { unmasked, unmaskedCapitals } from './look-alikes.ts'
import { chosenNickname } from './nickname.ts'

const LENGTH = 'A nickname has 5 to 20 characters.'
const SIGNS = "A nickname can only have letters, numbers, spaces, and the signs _ - . '"
const ONE_ALPHABET = 'Please write each word in the letters of one alphabet.'
const SITE = 'A nickname can’t look like a web address. Try a space after the dot.'
const LETTER = 'A nickname has at least one letter.'
const TELEPHONE = 'To keep phone numbers private, please choose a nickname without one.'
const FRIENDLIER = 'Please choose a friendlier nickname.'

test.each([
  ['Otte', LENGTH],
  ['x'.repeat(21), LENGTH],
  ['  Otte  ', LENGTH],
  ['Fuck', LENGTH],
  ['Swift@Otter', SIGNS],
  ['Swift+Otter', SIGNS],
  ['Swift, Otter', SIGNS],
  ['Swift\tOtter', SIGNS],
  ['Swiftі', ONE_ALPHABET],
  ['Otter.com', SITE],
  ['1.com.otter', SITE],
  ['123-456', LETTER],
  ["'''''", LETTER],
  ['Otter 1234567', TELEPHONE],
  ['Otter 123-456.7', TELEPHONE],
  ['shithead', FRIENDLIER],
])('%j is told what is wrong: %s', (name, problem) => {
  const choice = chosenNickname(name)
  expect(choice.kind === 'bad' && choice.problem(ENGLISH)).toBe(problem)
})

test.each(['Otter', 'y'.repeat(20), 'Otter 123456', 'Мария Fox', 'Mr. Otter', "O'Otter", 'O’Otter', 'Otter_1-2', '1 Otter'])(
  '%s, at the edge of a rule, is good',
  (name) => {
    expect(chosenNickname(name)).toMatchObject({ kind: 'good', nickname: name })
  },
)

test('a nickname is kept in one form of its accents, whichever was typed', () => {
  const composed = 'Zoë Müller'.normalize('NFC')
  for (const form of ['NFC', 'NFD'] as const) {
    expect(chosenNickname(composed.normalize(form))).toMatchObject({ kind: 'good', nickname: composed })
  }
})

test.each(['_', '-', '.', ' ', '  ', "'"])('letters apart by %j are read together', (between) => {
  for (const word of ['fuck', 'shit', 'nigger', 'пизда']) expect(isDecent([...word].join(between))).toBe(false)
  for (const word of ['otter', 'panda', 'выдра']) expect(isDecent([...word].join(between))).toBe(true)
})

test.each([
  ['figures', ['5h1t', 'b1tch', 'fagg0t', 'n1993r', '4rs3h0l3', '7iger'], [false, false, false, false, false, true]],
  ['repeated letters', ['fuuuck', 'shiiiit', 'ottter', 'pannnda'], [false, false, true, true]],
  ['capitals', ['FUCK', 'sHiT', 'OTTER'], [false, false, true]],
  ['accents', ['fùck', 'shît', 'öttér'], [false, false, true]],
  ['capital I for a small l', ['sIut', 'paIm tree'], [false, true]],
] as const)('%s hide nothing, and harm nothing', (_, names, decent) => {
  expect(names.map(isDecent)).toEqual(decent)
})

test.each([
  ['Cock alone', 'Cock', false],
  ['Cock within a bird', 'Peacock', true],
  ['a bird and the word', 'Peacock cock', false],
  ['an innocent word split over two', 'Pea cock', false],
  ['a word that only begins rudely', 'Titanic', true],
  ['a word that stands alone', 'Tit', false],
  ['a root over the gap between words', 'Of uck', false],
])('%s is judged as a whole: %s', (_, name, decent) => {
  expect(isDecent(name)).toBe(decent)
})

test.each([
  ['СОРЕ', 'cope'],
  ['ᴀʙᴄᴅᴇ', 'abcde'],
  ['ｗｉｄｅ', 'wide'],
  ['Ünïcödé', 'unicode'],
  ['straße', 'strasse'],
  ['fu\u200bn', 'fun'],
  ['さくら', 'さくら'],
  ['plain text 7', 'plain text 7'],
])('%j is read as %j', (text, read) => {
  expect(unmasked(text)).toBe(read)
})

test('capitals of other scripts are read by how they are drawn as capitals', () => {
  expect(unmaskedCapitals('ΝΑΤΕ')).toBe('nate')
  expect(unmaskedCapitals('НОРЕ')).toBe('hope')
  expect(unmasked('ΝΑΤΕ')).toBe('vate')
})
