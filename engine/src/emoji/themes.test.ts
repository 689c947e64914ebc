import { describe, expect, test } from 'vitest'
import { dayAt, SECTIONS, SLOTS, type Day } from '../day.ts'
import { randomFrom } from '../random.ts'
import { ALL_EMOJI, EVERYDAY_EMOJI, isSeasonal, themeNamed, themeOn, THEMES } from './themes.ts'

/** Words that no allowed emoji has in its name. */
const BANNED_WORDS = new Set(
  (
    'pistol sword swords dagger bomb axe bow firecracker wine beer cocktail sake popping clinking cigarette smoking pill syringe stethoscope ' +
    'coffin headstone funeral biohazard radioactive church mosque synagogue temple shrine kaaba prayer cross star-of-david crescent-and-star menorah ' +
    'om hamsa nazar flags black-flag white-flag pirate-flag rainbow-flag ballot slot joker mahjong spade club money dollar euro pound yen coin credit casino kiss kissing heart hearts love ' +
    'middle-finger finger fist devil vomiting nauseated medical thermometer-face knocked symbols-on-mouth angel bikini briefs lipstick poo'
  ).split(' '),
)

function day(date: string): Day {
  return dayAt(Date.parse(`${date}T12:00:00Z`))
}

function themesOf(date: string): string[] {
  return SLOTS.map((_, slot) => themeOn(day(date), slot, randomFrom('test', date, slot)).name)
}

describe('the themes', () => {
  test('hold at least five hundred emoji in at least twenty themes', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(20)
    expect(ALL_EMOJI.length).toBeGreaterThanOrEqual(500)
  })

  test('name every theme once, and every emoji once in a theme', () => {
    expect(new Set(THEMES.map(({ name }) => name)).size).toBe(THEMES.length)
    expect(THEMES.filter(({ emoji }) => new Set(emoji).size < emoji.length)).toEqual([])
  })

  test('show nothing that is not for children', () => {
    expect(ALL_EMOJI.filter((emoji) => emoji.split('-').some((word) => BANNED_WORDS.has(word)) || BANNED_WORDS.has(emoji))).toEqual([])
  })

  test('show no people in a choice of skin tones', () => {
    expect(ALL_EMOJI.filter((emoji) => /^(man|woman|boy|girl|people)-|^(baby|man|woman|boy|girl)$|-(medium|dark)$/.test(emoji))).toEqual([])
  })

  test('keep the skull for Halloween', () => {
    expect(EVERYDAY_EMOJI).not.toContain('skull')
    expect(themeNamed('Halloween').emoji).toContain('skull')
  })

  test('are found by name, and an unknown name throws', () => {
    expect(themeNamed('Fruit').emoji).toContain('red-apple')
    expect(() => themeNamed('Weapons')).toThrow(RangeError)
  })
})

describe('the theme of a slot', () => {
  test.each([
    ['2026-10-01', 'Halloween'],
    ['2026-10-31', 'Halloween'],
    ['2024-12-01', 'Christmas'],
    ['2024-12-31', 'Christmas'],
  ])('on %s is %s for two or three of every five puzzles, of odd emoji for one or two', (date, season) => {
    const themes = themesOf(date)
    const seasonalBySection = SECTIONS.map(
      (_, section) => themes.slice(5 * section, 5 * section + 5).filter((theme) => theme === season).length,
    )
    const least = SECTIONS.map(({ typeId }) => (typeId === 5 ? 1 : 2))
    expect(seasonalBySection.filter((count, section) => count < (least[section] ?? 0) || count > (least[section] ?? 0) + 1)).toEqual([])
    expect(themes.filter((theme) => isSeasonal(theme) && theme !== season)).toEqual([])
  })

  test.each(['2026-09-30', '2026-11-01', '2026-11-30', '2027-01-01'])('on %s is never of a season', (date) => {
    expect(themesOf(date).filter(isSeasonal)).toEqual([])
  })

  test('differs from those of the other four in its section', () => {
    for (const date of ['2020-01-01', '2026-06-15', '2031-03-03']) {
      const themes = themesOf(date)
      for (let first = 0; first < themes.length; first += 5) expect(new Set(themes.slice(first, first + 5)).size).toBe(5)
    }
  })

  test('is the same for the same random numbers, and can change with them', () => {
    const drawn = (seed: number) => themeOn(day('2026-06-15'), 7, randomFrom(seed)).name
    expect(drawn(1)).toBe(drawn(1))
    expect(new Set(Array.from({ length: 40 }, (_, seed) => drawn(seed))).size).toBeGreaterThan(3)
  })

  test('comes from every theme within a month', () => {
    const seen = new Set(Array.from({ length: 30 }, (_, date) => themesOf(`2026-06-${String(date + 1).padStart(2, '0')}`)).flat())
    expect(THEMES.filter(({ name }) => !isSeasonal(name) && !seen.has(name))).toEqual([])
  })
})
