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
])('%s and %s never stand in one puzzle', (one, other) => {
  expect(isDistinct(one, other)).toBe(false)
})
