import { describe, expect, test } from 'vitest'
import { emojiName } from '../emoji/name.ts'
import { PALE_EMOJI } from '../emoji/pale.ts'
import { ALL_EMOJI, isSeasonal, themeNamed, THEMES } from '../emoji/themes.ts'
import { variantEmoji, variantOf } from '../emoji/variant.ts'
import { JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS } from '../levels.ts'
import type { OddEmojiQuestion, Puzzle } from '../question.ts'
import { randomFrom } from '../random.ts'
import { bandOfLevel } from './bands.ts'
import { oddEmoji } from './odd-emoji.ts'
import { emojiWithVariants, ODD_VARIANTS, variantNamed, variantsOfLevel } from './variants.ts'

const SEEDS = 1000
const KINDS = ['mirror', 'turn', 'less', 'wink', 'flip', 'move', 'shade'] as const

function puzzles(levelId: (typeof NEXT_LEVEL_IDS)[number], seeds = SEEDS): Puzzle<OddEmojiQuestion>[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const random = randomFrom('variants', levelId, seed)
    return oddEmoji.generate({ levelId, theme: random.pick(THEMES.filter(({ name }) => !isSeasonal(name))), random })
  })
}

describe('the table of variants', () => {
  test('names each once, of an allowed emoji', () => {
    expect(new Set(ODD_VARIANTS.map(({ odd }) => odd)).size).toBe(ODD_VARIANTS.length)
    expect(ODD_VARIANTS.filter(({ base, odd }) => !ALL_EMOJI.includes(base) || variantOf(odd)?.base !== base)).toEqual([])
  })

  test('offers each at one level, and none that published puzzles alone show', () => {
    const levels = ODD_VARIANTS.map(({ base, odd }) =>
      NEXT_LEVEL_IDS.filter((levelId) =>
        variantsOfLevel(levelId)
          .get(base)
          ?.some((variant) => variant.odd === odd),
      ),
    )
    expect(levels.map(({ length }) => length === 1)).toEqual(ODD_VARIANTS.map(({ isOffered }) => isOffered))
  })

  test.each(['wheel', 'sun', 'spider', 'doughnut', 'pie', 'oyster'])('offers no mirror image and no lean of a %s', (base) => {
    const offered = ODD_VARIANTS.filter((variant) => variant.base === base && variant.isOffered)
    expect(offered.filter(({ kind }) => kind === 'mirror' || kind === 'turn')).toEqual([])
  })

  test('keeps what puzzles of version 4 show', () => {
    const shown = [
      'wheel_mirror',
      'spider_mirror',
      'olive_less-2',
      'bagel_move-2-up-16',
      'gloves_shade-0-lighter-24',
      'zipper-mouth-face_wink-1',
    ]
    expect(shown.filter((odd) => variantNamed(odd) === undefined)).toEqual([])
  })

  test('is read from names and written back to them', () => {
    const changed = ODD_VARIANTS.filter(({ base, odd }) => {
      const variant = variantOf(odd)
      return !variant || variantEmoji(base, variant.change) !== odd
    })
    expect(changed).toEqual([])
  })

  test.each(NEXT_LEVEL_IDS)('has 350 emoji for level %i, and five or more of every theme that are not pale', (levelId) => {
    expect(variantsOfLevel(levelId).size).toBeGreaterThanOrEqual(350)
    const poor = THEMES.filter((theme) => emojiWithVariants(theme, levelId).filter((emoji) => !PALE_EMOJI.has(emoji)).length < 5)
    expect(poor.map(({ name }) => name)).toEqual([])
  })

  test('has none for a junior level', () => {
    expect(JUNIOR_LEVEL_IDS.map((levelId) => variantsOfLevel(levelId).size)).toEqual([0, 0, 0, 0, 0])
  })

  test('knows changes of every kind', () => {
    const kinds = new Set(ODD_VARIANTS.map(({ odd }) => variantOf(odd)?.change.kind))
    expect([...kinds].toSorted()).toEqual(KINDS.toSorted())
  })
})

describe('the bands of the levels', () => {
  test.each(KINDS)('meet without a gap, each harder than the one before: %s', (kind) => {
    const bands = NEXT_LEVEL_IDS.map((levelId) => bandOfLevel(levelId, kind) ?? { from: 0, below: 0 })
    expect(bands.filter(({ from, below }) => from >= below)).toEqual([])
    expect(bands.slice(1).map(({ below }) => below)).toEqual(bands.slice(0, -1).map(({ from }) => from))
  })

  test.each(NEXT_LEVEL_IDS)('want less of a colour of its own and of a part missing, at level %i', (levelId) => {
    const bands = KINDS.map((kind) => ({ kind, ...(bandOfLevel(levelId, kind) ?? { from: 0, below: 0 }) }))
    const [single, others] = [true, false].map((isSingle) => bands.filter(({ kind }) => ['shade', 'less'].includes(kind) === isSingle))
    expect(Math.max(...(single ?? []).map(({ from }) => from))).toBeLessThan(Math.min(...(others ?? []).map(({ from }) => from)))
    expect(Math.max(...(single ?? []).map(({ below }) => below))).toBeLessThan(Math.min(...(others ?? []).map(({ below }) => below)))
  })
})

describe.each(NEXT_LEVEL_IDS)('at level %i', (levelId) => {
  const made = puzzles(levelId)

  test('the odd one is a change of the crowd’s own emoji, as far from it as the level says', () => {
    const wrong = made.filter(({ question: { emoji } }) => {
      const variant = variantNamed(emoji[1])
      const { from = 0, below = 0 } = (variant && bandOfLevel(levelId, variant.kind)) ?? {}
      return !variant || variant.base !== emoji[0] || variant.distance < from || variant.distance >= below
    })
    expect(wrong).toEqual([])
  })

  test('the rating puts each where it was made for', () => {
    const bands = made.map(({ question }) => oddEmoji.rate(question)).map((rating) => (rating.kind === 'rated' ? rating.band : rating.kind))
    expect(new Set(bands)).toEqual(new Set([levelId]))
  })

  test('faces are no more than their share of the themes', () => {
    const faces = made.filter(({ theme }) => theme === 'Faces').length
    expect(faces / SEEDS).toBeLessThan(0.06)
  })

  test('no kind of change is most of them', () => {
    const kinds = Map.groupBy(made, ({ question }) => variantOf(question.emoji[1])?.change.kind)
    expect(Math.max(...[...kinds.values()].map(({ length }) => length))).toBeLessThan(0.5 * SEEDS)
    expect(kinds.size).toBeGreaterThanOrEqual(4)
  })

  test('the emoji is of the theme that is told', () => {
    expect(made.filter(({ theme, question }) => !themeNamed(theme).emoji.includes(question.emoji[0]))).toEqual([])
  })

  test('an emoji is the same puzzle whatever is changed about it', () => {
    expect(new Set(made.map(oddEmoji.repeatKey))).toEqual(new Set(made.map(({ question }) => question.emoji[0])))
  })
})

test('variants that were never measured are not rated', () => {
  const question: OddEmojiQuestion = { typeId: 5, emoji: ['fox', 'fox_less-99'], side: 12, row: 0, column: 0 }
  expect(oddEmoji.rate(question)).toEqual({ kind: 'unmeasured' })
  const [{ odd } = { odd: '' }] = ODD_VARIANTS
  expect(oddEmoji.rate({ ...question, emoji: ['no-such-emoji', odd] })).toEqual({ kind: 'unmeasured' })
})

test.each([
  ['fox_mirror', 'fox (mirrored)'],
  ['horse-face_turn-left-9', 'horse (leaning left)'],
  ['fox_turn-right-9', 'fox (leaning right)'],
  ['fox_less-3', 'fox (one part missing)'],
  ['grinning-face_wink-1', 'grinning face (one eye closed)'],
  ['fox_flip-3', 'fox (one part upside down)'],
  ['fox_move-3-up-10', 'fox (one part moved)'],
  ['fox_shade-3-lighter-12', 'fox (one part lighter)'],
  ['fox_shade-3-darker-12', 'fox (one part darker)'],
])('%s is called "%s", without a comma', (emoji, name) => {
  expect(emojiName(emoji)).toBe(name)
  expect(name).not.toContain(',')
})

test.each(['fox', 'fox_', 'fox_spin', 'fox_turn-9', 'fox_less', 'fox_less-1-2', 'fox_move-1-north-3', '_mirror', 'fox_mirror_mirror'])(
  '%s is no variant',
  (emoji) => {
    expect(variantOf(emoji)).toBeUndefined()
  },
)
