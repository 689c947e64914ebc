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
import { several } from '@emojigma/messages/words/several.ts'

const seedsOf = (typeId: PuzzleTypeId) => (typeId === 4 ? 12 : 40)
/** A line that is read out may be long; the sentence around it may not. */
const MOST_WORDS = 14

/** The sentences of a text, without what a line says. */
function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.?!]) /)
    .map((sentence) => sentence.replace(/(?:: .*| (?:equals|es igual a|égale) .*| leaves .*| deja .*| donne .*)/, ''))
}

describe.each([...(await loadLanguages())])('a step of a hint (%s)', (_code, { words }) => {
  const nameOf = emojiNameIn(words.emojiNames)
  const cases = PUZZLE_TYPES.filter(({ id }) => id < 4).flatMap(({ id, name, levels }) => levels.map((levelId) => ({ id, name, levelId })))

  it.each(cases)('holds one thought, and names line and value: $name at level id $levelId', ({ id, levelId }) => {
    for (let seed = 0; seed < seedsOf(id); seed += 1) {
      const theme = THEMES[seed % THEMES.length] as EmojiTheme
      const { question } = kindOf(id).generate({ levelId, theme, random: randomFrom('brief', levelId, seed) })
      const explanation = explain(question)
      if (explanation.kind !== 'explained') throw new Error(explanation.kind)
      const names = question.emoji.map((_, index) => `x${index}`)
      for (const step of explanation.steps) {
        const { where, rule, worked } = wordsOf(step, names, words.hints, levelId)
        expect([where, rule].flatMap(sentencesIn).filter((text) => text.split(' ').length > MOST_WORDS + 6)).toEqual([])
        expect(worked).not.toMatch(/undefined|NaN/)
        if (step.technique !== 'put in') continue
        for (const { symbol, value } of step.known) expect(worked).toMatch(new RegExp(`\\bx${symbol}\\b.* ${Math.abs(value)}\\b`))
        expect(worked).toContain(where.replace(/^(?:Look at|Mira|Regarde) /, '').replace(/[.,].*$/, ''))
      }
      expect(explanation.steps.map((step) => wordsOf(step, question.emoji.map(nameOf), words.hints).where).join()).not.toContain(
        'undefined',
      )
    }
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
