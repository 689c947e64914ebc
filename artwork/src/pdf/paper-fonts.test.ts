import { PRINTABLE, printed } from '@emojigma/contract/rules/worksheets.ts'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { fontFile, runsOf } from './paper-fonts.ts'

const codesOf = (font: string): ReadonlySet<number> => new Set(create(fontFile(font)).characterSet)

test.each(['normal', 'bold'] as const)('every sign that a title may have is in the font that writes it, in %s', (weight) => {
  const letters = new Map<string, ReadonlySet<number>>()
  const missing: string[] = []
  for (let code = 0x20; code <= 0xffff; code += 1) {
    const sign = String.fromCodePoint(code)
    if (!PRINTABLE.test(sign)) continue
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
  expect([printed('小明'), printed('Li 小明'), printed('أمير')]).toEqual(['', '', ''])
})
