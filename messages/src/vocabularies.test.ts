import { ALPHABET } from '@emojigma/engine/alphabet.ts'
import { assignments } from '@emojigma/engine/algebra/brute-force.test-support.ts'
import { wordsLeft } from '@emojigma/engine/word/words-left.test-support.ts'
import { TEST_THEME } from '@emojigma/engine/algebra/test-theme.test-support.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { THEMES } from '@emojigma/engine/emoji/themes.ts'
import { NEXT_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { generateWord } from '@emojigma/engine/word/generate.ts'
import { lettersOf } from '@emojigma/engine/word/letters.ts'
import { word } from '@emojigma/engine/word/word.ts'
import { describe, expect, test } from 'vitest'
import { loadVocabularies } from './vocabularies.ts'

const SEEDS = 400
const VOCABULARIES = [...(await loadVocabularies())]
const SHAPES = ['3 of 3', '4 of 3', '4 of 4', '5 of 4', '6 of 4', '6 of 5', '7 of 5']

describe.each(VOCABULARIES)('the words of %s', (_code, { alphabet, words, emojiNames }) => {
  const vocabulary = { alphabet, words, nameOf: emojiNameIn(emojiNames) }
  const place = (text: string): string =>
    [...text].map((letter) => String.fromCodePoint(97 + alphabet.indexOf(letter.toUpperCase()))).join('')

  test('are different, of letters of the alphabet, by length and alphabet', () => {
    expect(new Set(words).size).toBe(words.length)
    expect(new Set(alphabet).size).toBe(alphabet.length)
    for (const listed of words) expect([...listed.toUpperCase()].every((letter) => alphabet.includes(letter))).toBe(true)
    expect(words).toEqual(words.toSorted((one, other) => one.length - other.length || (place(one) < place(other) ? -1 : 1)))
  })

  test('are enough for each level, and none that no level uses', () => {
    const counts = Map.groupBy(words, (listed) => `${listed.length} of ${lettersOf(listed).length}`)
    expect([...counts.keys()].toSorted()).toEqual(SHAPES)
    for (const listed of counts.values()) expect(listed.length).toBeGreaterThanOrEqual(60)
  })

  test.each(NEXT_LEVEL_IDS)('make puzzles of level %i that spell one word of the list, by trying every letter', (levelId) => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { question, answer } = generateWord({ levelId, theme: TEST_THEME, random: randomFrom('words', levelId, seed) }, vocabulary)
      expect(words).toContain(answer.toLowerCase())
      expect(question.alphabet ?? ALPHABET).toBe(alphabet)
      const found = assignments(question.equations, question.emoji.length, 1, alphabet.length)
      expect(found.map((values) => question.spelling.map((symbol) => alphabet[(values[symbol] ?? 0) - 1]).join(''))).toEqual([answer])
      expect(word.solve(question)).toEqual({ kind: 'unique', answer })
      expect(word.prove(question)).toMatchObject({ answer })
      expect(word.rate(question)).toMatchObject({ kind: 'rated', band: levelId })
      expect(word.explain(question)).toMatchObject({ kind: 'explained', answer })
      expect(question.letters).toHaveLength(8)
      expect([...alphabet].filter((letter) => question.letters.includes(letter)).join('')).toBe(question.letters)
      expect([...answer].every((letter) => question.letters.includes(letter))).toBe(true)
      expect(wordsLeft(question, answer, words).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('are never what a picture of the theme shows', () => {
    for (const theme of THEMES) {
      const shown = theme.emoji.flatMap((emoji) => vocabulary.nameOf(emoji).toUpperCase().split(' '))
      for (let seed = 0; seed < 10; seed += 1) {
        const { answer } = generateWord({ levelId: 1, theme, random: randomFrom('shown', theme.name, seed) }, vocabulary)
        expect(shown).not.toContain(answer)
      }
    }
  })
})

test('Spanish has twenty-seven letters, of which Ñ is the fifteenth, and words with it', () => {
  const { alphabet = '', words = [] } = new Map(VOCABULARIES).get('es') ?? {}
  expect([alphabet.length, alphabet.indexOf('Ñ') + 1]).toEqual([27, 15])
  expect(words.filter((listed) => listed.includes('ñ')).length).toBeGreaterThan(20)
})

test('French words have no accents, and none is rude, sad or bare grammar', () => {
  const { alphabet, words = [] } = new Map(VOCABULARIES).get('fr') ?? {}
  expect(alphabet).toBe(ALPHABET)
  const out =
    'dans pour avec mais donc sans sous tout tous elle cela ceci vous nous rien plus anal caca cocu homo pipi popo sexe zizi pute mort tuer peur guerre pleurer triste grog rhum vin loto tarot dieu pape momie duel fusil arme balle gros grosse suer'
  expect(out.split(' ').filter((word) => words.includes(word))).toEqual([])
})

test('Spanish has no words that are rude or frightening somewhere, or about belief, chance or alcohol, and no bare grammar words', () => {
  const { words = [] } = new Map(VOCABULARIES).get('es') ?? {}
  const out =
    'maraca paloma torta susto temer momia sorteo cruz altar caña copa viña chorro mandala han has nos tal une vas para hacia deber les soy voy todo'
  expect(out.split(' ').filter((word) => words.includes(word))).toEqual([])
})
