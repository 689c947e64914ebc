import { OF_OTHER_SCRIPTS, PRINTABLE, printed } from '@emojigma/contract/rules/worksheets.ts'
import * as words from '@emojigma/messages/words/print.ts'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { SCREEN_COLOURS } from './inks.ts'
import { NAMED_ART, Paper, PAPER_SIZES } from './paper.ts'
import { canWrite, fontFile, runsOf } from './paper-fonts.ts'

const codesOf = (font: string): ReadonlySet<number> => new Set(create(fontFile(font)).characterSet)

test.each(['normal', 'bold'] as const)('every sign that a title or a name may have is in the font that writes it, in %s', (weight) => {
  const letters = new Map<string, ReadonlySet<number>>()
  const missing: string[] = []
  for (let code = 0x20; code <= 0xffff; code += 1) {
    const sign = String.fromCodePoint(code)
    if (!PRINTABLE.test(sign) && !OF_OTHER_SCRIPTS.test(sign)) continue
    const [run] = runsOf(sign, weight)
    const font = run?.font ?? ''
    letters.set(font, letters.get(font) ?? codesOf(font))
    if (!letters.get(font)?.has(code)) missing.push(code.toString(16))
  }
  expect(missing).toEqual([])
})

test('a name has one look, the site’s own where that has all of its letters', () => {
  const familiesOf = (text: string) => [...new Set(runsOf(text, 'bold').map(({ font }) => font.split('-')[0]))]
  expect([familiesOf('Zoë'), familiesOf('Łukasz'), familiesOf('Ελένη'), familiesOf('Дар’я K.')]).toEqual([
    ['fredoka'],
    ['noto'],
    ['noto'],
    ['noto'],
  ])
  expect(
    runsOf('Łukasz Ελένη', 'bold')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Łukasz Ελένη')
})

test('names of many languages can be printed, and one in another script is known to be none of them', () => {
  for (const name of ['Łukasz', 'Ömer', 'Ελένη', 'Юлія', 'Nguyễn', 'Şebnem', 'Đorđe', 'Ngozi Ọla']) expect(printed(name)).toBe(name)
  expect(printed('Zoe\u0308')).toBe('Zoë')
  for (const name of ['أمير', 'נועה', 'आरव', 'ปิยะ', 'Li أمير', '小明', '陳大文', '田中 さくら', '김민준']) {
    expect([printed(name), canWrite(name)]).toEqual([name, true])
  }
  expect([printed('ᏣᎳᎩ'), printed('Li ᏣᎳᎩ')]).toEqual(['', ''])
  expect([canWrite('靐'), canWrite('Li 靐')]).toEqual([false, false])
})

test('emoji are left out of a name, and decorated letters are plain', () => {
  expect(['🦊 Emma 👩🏽‍🚀', '𝓐𝓶𝔂', 'Ⓛⓔⓞ', 'Ｍｉａ', '🇪🇸Íñigo', '⭐️'].map(printed)).toEqual(['Emma', 'Amy', 'Leo', 'Mia', 'Íñigo', ''])
})

test('words from right to left follow each other to the left, with the signs between them', () => {
  const textsOf = (text: string) => runsOf(text, 'bold').map((run) => run.text)
  expect(textsOf('علي حسن')).toEqual(['علي حسن'])
  expect(textsOf('علي-حسن')).toEqual(['حسن', '-', 'علي'])
  expect(textsOf('علي Ali')).toEqual(['علي', ' ', 'Ali'])
  expect(textsOf('Ali علي')).toEqual(['Ali ', 'علي'])
})

test.each([
  ['Arabic, joined', 'سلا', ['س', 'ل', 'ا']],
  ['Devanagari, in one sign', 'क्ष', ['क', 'ष']],
])('letters are shaped by their neighbors: %s', (_script, word, letters) => {
  const paper = new Paper({ size: PAPER_SIZES.A4, title: '', art: NAMED_ART, words, createdAtMs: 0 }, SCREEN_COLOURS)
  const widthOf = (text: string) => paper.textWidth(text, { size: 100, weight: 'bold' })
  const apart = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
  expect(Math.abs(widthOf(word) - apart)).toBeGreaterThan(5)
})
