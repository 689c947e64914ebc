import { describe, expect, it } from 'vitest'
import { lettersOf } from './letters.ts'
import { ENGLISH } from './vocabulary.ts'

describe('the word list', () => {
  it('holds at least a thousand different words of three to seven small letters', () => {
    expect(ENGLISH.words.length).toBeGreaterThanOrEqual(1000)
    expect(new Set(ENGLISH.words).size).toBe(ENGLISH.words.length)
    for (const word of ENGLISH.words) expect(word).toMatch(/^[a-z]{3,7}$/)
  })

  it('stands by length and alphabet, so that it can be read through', () => {
    expect(ENGLISH.words).toEqual(ENGLISH.words.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1)))
  })

  it('has enough words for each level, and none that no level uses', () => {
    const shapes = ENGLISH.words.map((word) => `${word.length} letters, ${lettersOf(word).length} different`)
    const counts = Map.groupBy(shapes, (shape) => shape)
    expect([...counts.keys()].toSorted()).toEqual([
      '3 letters, 3 different',
      '4 letters, 3 different',
      '4 letters, 4 different',
      '5 letters, 4 different',
      '6 letters, 4 different',
      '6 letters, 5 different',
      '7 letters, 5 different',
    ])
    for (const words of counts.values()) expect(words.length).toBeGreaterThanOrEqual(60)
  })

  it('has no word that the description of every puzzle says', () => {
    const spoken = 'plus minus times divided by equals the word is spelled up to what'
    for (const word of spoken.split(' ')) expect(ENGLISH.words).not.toContain(word)
  })

  it('has no bare grammar words, which are no find', () => {
    const bare =
      'but not than upon were who was had has her his him its may why how she yet you also amid both each ever here just many most must once only onto such some very when will your every shall there these where across before between either except someone'
    for (const word of bare.split(' ')) expect(ENGLISH.words).not.toContain(word)
  })

  it('keeps out what slips through filters', () => {
    const unkind =
      'kill gun beer wine rum gin bomb shoot blood dead die hell devil god angel ghost witch skull fat ugly dumb fool hate war army knife poo pee bum butt naked drug pill vote knob'
    for (const word of unkind.split(' ')) expect(ENGLISH.words).not.toContain(word)
  })
})
