import { expect, test } from 'vitest'
import { soundAlike, pairsThatSoundAlike } from './alike-names.ts'
import { isDistinct } from './distinct.ts'
import { emojiName } from './name.ts'
import { ALL_EMOJI } from './themes.ts'

test.each([
  ['ticket', 'tickets'],
  ['musical note', 'musical notes'],
  ['cloud', 'lightning cloud'],
  ['egg', 'nest with eggs'],
  ['nest', 'nest with eggs'],
  ['monkey', 'monkey covering its ears'],
  ['box', 'boxes'],
  ['cherry blossom', 'cherries'],
  ['shoe', 'ballet shoes'],
  ['tomato', 'tomatoes'],
  ['canoe', 'canoes'],
  ['leaf', 'leaf fluttering in wind'],
])('%s and %s sound alike, either way round', (one, other) => {
  expect(soundAlike(one, other)).toBe(true)
  expect(soundAlike(other, one)).toBe(true)
})

test.each([
  ['ticket', 'rocket'],
  ['grass', 'glass'],
  ['sun', 'sunflower'],
  ['bus', 'bush'],
  ['lightning cloud', 'rain cloud'],
])('%s and %s do not', (one, other) => {
  expect(soundAlike(one, other)).toBe(false)
})

/** The plurals that a word might have, made by the rules of spelling, not undone. */
function formsOf(word: string): readonly string[] {
  return [
    word,
    `${word}s`,
    `${word}es`,
    word.replace(/y$/, 'ies'),
    word.replace(/fe?$/, 'ves'),
    word.replace(/ouse$/, 'ice'),
    word.replace(/oose$/, 'eese'),
  ]
}

/** Whether each word of one name is in the other, in whichever number. */
function isWithin(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) =>
    name
      .toLowerCase()
      .split(/[^a-z0-9.']+/)
      .filter((word) => !['', 'a', 'an', 'the', 'of', 'in', 'with', 'its', 'and', 'at', 'from'].includes(word)),
  )
  return (words ?? []).every((word) => others?.some((same) => formsOf(same).includes(word) || formsOf(word).includes(same)))
}

test('no two emoji of one puzzle have names of which one is in the other, by a check that makes plurals instead of undoing them', () => {
  const unlike = ALL_EMOJI.flatMap((one, index) =>
    ALL_EMOJI.slice(index + 1).flatMap((other) => {
      const [name, otherName] = [emojiName(one), emojiName(other)]
      return isDistinct(one, other) && (isWithin(name, otherName) || isWithin(otherName, name)) ? [`${name} and ${otherName}`] : []
    }),
  )
  expect(unlike).toEqual([])
})

test('the pairs of a list are those whose names sound alike, each once', () => {
  const some = ALL_EMOJI.slice(0, 200)
  const expected = some.flatMap((one, index) =>
    some.slice(index + 1).flatMap((other) => (soundAlike(emojiName(one), emojiName(other)) ? [[one, other].toSorted().join(' ')] : [])),
  )
  expect(
    pairsThatSoundAlike(some)
      .map((pair) => pair.toSorted().join(' '))
      .toSorted(),
  ).toEqual(expected.toSorted())
})

test.each([
  ['ticket', 'admission-tickets'],
  ['musical-note', 'musical-notes'],
  ['egg', 'nest-with-eggs'],
  ['monkey-face', 'see-no-evil-monkey'],
  ['cloud', 'cloud-with-lightning'],
  ['mans-shoe', 'ballet-shoes'],
])('%s and %s never stand in one puzzle', (one, other) => {
  expect(isDistinct(one, other)).toBe(false)
})
