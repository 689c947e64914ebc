import { loadLanguages } from '@emojigma/messages/languages.ts'
import { describe, expect, it } from 'vitest'
import { emojiNameIn } from '../emoji/name.ts'
import { THEMES } from '../emoji/themes.ts'
import type { EmojiTheme } from '../kind.ts'
import { wordsOf } from './explanation-words.ts'
import { explain } from './explain.ts'
import { kindOf } from '../kinds.ts'
import { randomFrom } from '../random.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '../types.ts'
import { brief, MOST_WORDS } from '@emojigma/messages/brief.ts'
import { several } from '@emojigma/messages/words/several.ts'

const wordsIn = (text: string) => text.split(' ').length
const seedsOf = (typeId: PuzzleTypeId) => (typeId === 4 ? 12 : 40)

describe.each([...(await loadLanguages())])('a step of a hint (%s)', (_code, { words }) => {
  const nameOf = emojiNameIn(words.emojiNames)
  const cases = PUZZLE_TYPES.flatMap(({ id, name, levels }) => levels.map((levelId) => ({ id, name, levelId })))

  it.each(cases)('has at most thirty words: $name at level id $levelId', ({ id, levelId }) => {
    for (let seed = 0; seed < seedsOf(id); seed += 1) {
      const theme = THEMES[seed % THEMES.length] as EmojiTheme
      const { question } = kindOf(id).generate({ levelId, theme, random: randomFrom('brief', levelId, seed) })
      const explanation = explain(question)
      if (explanation.kind !== 'explained') throw new Error(explanation.kind)
      const said = explanation.steps.flatMap((step) => Object.values(wordsOf(step, question.emoji.map(nameOf), words.hints)))
      expect(said.filter((text) => wordsIn(text) > MOST_WORDS || /undefined|NaN/.test(text))).toEqual([])
    }
  })
})

describe('brief words', () => {
  it('leave out what there is no room for, the first first', () => {
    const long = Array.from({ length: 20 }, () => 'word').join(' ')
    expect(brief('One', { ifRoom: 'two' }, 'three')).toBe('One. two. three.')
    expect(brief({ ifRoom: long }, { ifRoom: long, otherwise: 'Short' }, 'End')).toBe(`${long}. End.`)
    expect(brief(long, { ifRoom: `${long} more`, otherwise: long, atLeast: 'Short' }, 'End')).toBe(`${long}. Short. End.`)
    expect(brief(long, { ifRoom: `${long} more`, otherwise: 'Rather short', atLeast: 'Short' }, 'End')).toBe(`${long}. Rather short. End.`)
  })
})

describe('several of an emoji', () => {
  it.each([
    [2, 'bucket', 'two buckets'],
    [1, 'bucket', 'one bucket'],
    [3, 'leaf', 'three leaves'],
    [2, 'brush', 'two brushes'],
    [2, 'strawberry', 'two strawberries'],
    [2, 'monkey', 'two monkeys'],
    [2, 'cactus', 'two cactuses'],
    [2, 'page with tabs', 'two pages with tabs'],
    [2, 'grapes', 'two grapes emoji'],
    [1, 'grapes', 'one grapes emoji'],
    [2, 'Mount Fuji', 'two Mount Fuji emoji'],
    [12, 'car', '12 cars'],
    [2, 'corn', 'two corn emoji'],
    [1, 'shaved ice', 'one shaved ice emoji'],
    [2, 'flatbread', 'two flatbreads'],
    [2, 'skis', 'two skis emoji'],
    [2, 'closed padlock', 'two closed padlocks'],
    [2, 'monkey covering its eyes', 'two monkey covering its eyes emoji'],
    [2, 'Santa Claus', 'two Santa Claus emoji'],
    [2, 'Christmas tree', 'two Christmas trees'],
    [2, 'T-shirt', 'two T-shirts'],
    [2, 'jellyfish', 'two jellyfish'],
    [2, 'scarf', 'two scarves'],
  ])('%i of %s are %s', (count, name, said) => {
    expect(several(count, name)).toBe(said)
  })
})
