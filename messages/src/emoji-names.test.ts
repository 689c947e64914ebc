import { isDistinct } from '@emojigma/engine/emoji/distinct.ts'
import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import { ALL_EMOJI, THEMES } from '@emojigma/engine/emoji/themes.ts'
import { HIDDEN_TILE } from '@emojigma/engine/grid/hidden-tile.ts'
import { describe, expect, test } from 'vitest'
import { loadVocabularies } from './vocabularies.ts'

const OTHERS = [...(await loadVocabularies())]

/** Words that say nothing by themselves. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set('a al bajo con de del el en entre la las lo los para por que se sin su un una y e'.split(' ')),
  fr: new Set('a à au aux avec d de des du en et la le les l qui sa sans se son sous sur un une'.split(' ')),
}

/** Good enough for telling whether two names meet. */
function wordsOf(name: string, code: string): ReadonlySet<string> {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.filter((word) => !SMALL_WORDS[code]?.has(word)).map((word) => word.replace(/(?<=[^aeiouáéíóú])es$|(?<=[aeo])s$/, '')),
  )
}

describe.each(OTHERS)('the names of emoji in %s', (code, { emojiNames }) => {
  const nameOf = emojiNameIn(emojiNames)

  test('are there for every emoji of puzzles, short, and made of words', () => {
    expect(Object.keys(emojiNames.names).toSorted()).toEqual([...ALL_EMOJI, HIDDEN_TILE].toSorted())
    expect(ALL_EMOJI.map(nameOf).filter((name) => name.length > 28 || !/^[\p{L}][\p{L} ’-]*$/u.test(name))).toEqual([])
  })

  test('are never the same for two that may stand in one puzzle', () => {
    const alike = ALL_EMOJI.flatMap((one, index) =>
      ALL_EMOJI.slice(index + 1).filter((other) => nameOf(one) === nameOf(other) && isDistinct(one, other)),
    )
    expect(alike).toEqual([])
  })

  test('do not sound alike for two of a theme that may stand in one puzzle', () => {
    const said = new Map(ALL_EMOJI.map((emoji) => [emoji, wordsOf(nameOf(emoji), code)]))
    const isIn = (one: string, other: string) => [...(said.get(one) ?? [])].every((part) => said.get(other)?.has(part))
    const alike = THEMES.flatMap(({ emoji }) =>
      emoji.flatMap((one) =>
        emoji.filter((other) => one !== other && isIn(one, other) && isDistinct(one, other)).map((other) => [one, other]),
      ),
    )
    expect(alike).toEqual([])
  })

  test('say what was done to a drawing', () => {
    expect(nameOf('fox_mirror')).toBe(`${nameOf('fox')} (${emojiNames.changes.mirror})`)
    expect(nameOf('fox_mirror')).not.toContain(',')
  })
})
