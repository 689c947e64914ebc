import { PICTURES } from '@emojigma/contract/rules/cards.ts'
import * as words from '@emojigma/messages/words/print.ts'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { PAPER_SIZES } from './paper.ts'
import { readPdf } from './read-pdf.test-support.ts'
import { cardBox, cardGrid, type PrintedCard } from './card-formats.ts'
import { drawCardSheetPdf, type PdfCardSheet } from './card-sheet-pdf.ts'

const CARD: PrintedCard = {
  name: 'Amira K',
  nickname: 'BraveOtter7',
  userName: 'amira.k',
  classroom: 'Year 4 Otters',
  url: `https://emojigma.example/magic?magic=card-${'aB3_'.repeat(5)}xy`,
  code: 'KMTR-HXPW-DFGN',
  classCode: 'KMT-RHX',
  pictures: (['bee', 'lion', 'kite', 'bee', 'car'] as const).map((word) => ({ word, emoji: PICTURES[word] })),
}
const drawn = (changes: Partial<PdfCardSheet> = {}) =>
  drawCardSheetPdf(
    { cards: [CARD], format: 'cards', typedAt: 'emojigma.example/class', paper: 'A4', createdAtMs: 0, ...changes },
    emojiArt,
    words,
  )
const countOf = (pdf: Buffer, sign: RegExp) => [...pdf.toString('latin1').matchAll(sign)].length

test('eight cards stand on a page, of either size, in vectors alone', async () => {
  for (const [count, pages] of [
    [1, 1],
    [8, 1],
    [9, 2],
    [30, 4],
  ] as const) {
    const pdf = await drawn({ cards: Array.from({ length: count }, () => CARD), paper: 'Letter' })
    expect([count, countOf(pdf, /\/Type \/Page\n/g), countOf(pdf, /\/Subtype \/Image/g)]).toEqual([count, pages, 0])
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 612 792]')
  }
  expect((await drawn()).toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
})

test('a picture that stands on many cards is in the file once', async () => {
  expect(countOf(await drawn({ cards: [CARD, CARD, CARD] }), /\/Subtype \/Form/g)).toBe(4)
})

test('the same cards have the same bytes, and other cards others', async () => {
  expect(await drawn()).toEqual(await drawn())
  expect(await drawn({ cards: [{ ...CARD, code: 'BBBB-BBBB-BBBB' }] })).not.toEqual(await drawn())
})

test('the nickname is printed below another name, which may take two lines', async () => {
  const lettersOf = async (changes: Partial<PrintedCard>) => (await drawn({ cards: [{ ...CARD, ...changes }] })).length
  expect(await lettersOf({ nickname: CARD.name })).toBeLessThan(await lettersOf({}))
  const long = 'Wolfeschlegelsteinhausen Bergerdorff'
  // In two lines nothing of it is cut, so that a longer end is drawn in full.
  expect(await drawn({ cards: [{ ...CARD, name: `${long}s` }] })).not.toEqual(await drawn({ cards: [{ ...CARD, name: `${long}x` }] }))
})

test('names of any length find room, and one that cannot be written leaves its place empty', async () => {
  for (const name of ['', 'I', 'Featherstonehaugh '.repeat(8), 'W'.repeat(60)]) {
    const pdf = await drawn({ cards: [{ ...CARD, name, userName: name, classroom: name }] })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1')).not.toMatch(/NaN|Infinity/)
  }
})

test('letters beyond the site’s own face are text of the file, in a font that has them', async () => {
  const named = (name: string) => drawn({ cards: [{ ...CARD, name, userName: name, classroom: name }] })
  const [plain, greek] = [await named('Helen'), await named('Ελένη Łu')]
  expect(greek.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSans/)
  expect(plain.toString('latin1')).not.toContain('NotoSans')
  const letters = readPdf(greek)
    .streams.filter((stream) => stream.includes('begincmap'))
    .join('\n')
  for (const letter of 'Ελένη Łu') {
    expect([letter, letters]).toEqual([letter, expect.stringContaining(letter.codePointAt(0)?.toString(16).padStart(4, '0') ?? '')])
  }
})

test('a name with a sign that the fonts lack gives way to the nickname', async () => {
  const named = (name: string) => drawn({ cards: [{ ...CARD, name }] })
  expect(await named('陳 靐')).toEqual(await named(CARD.nickname))
  expect(await named('陳 大文')).not.toEqual(await named(CARD.nickname))
})

test.each([
  ['labels', 'A4', 21, { width: 180, height: 108 }],
  ['labels', 'Letter', 30, { width: 189, height: 72 }],
  ['letters', 'A4', 2, { width: 595.28, height: 420.945 }],
  ['letters', 'Letter', 2, { width: 612, height: 396 }],
  ['lanyards', 'A4', 10, { width: 240.94, height: 153.07 }],
  ['lanyards', 'Letter', 8, { width: 240.94, height: 153.07 }],
] as const)('%s on %s: %i a page, of one size, all of them on the paper', async (format, paper, count, size) => {
  const grid = cardGrid(format, paper)
  expect(grid.columns * grid.rows).toBe(count)
  const last = cardBox(grid, count - 1)
  expect(last).toMatchObject({ width: expect.closeTo(size.width, 1), height: expect.closeTo(size.height, 1) })
  const edge = format === 'letters' ? 0 : 10
  expect(last.x + last.width).toBeLessThanOrEqual(PAPER_SIZES[paper].width - edge)
  expect(last.y + last.height).toBeLessThanOrEqual(PAPER_SIZES[paper].height - edge)
  const pagesOf = async (length: number) =>
    countOf(await drawn({ cards: Array.from({ length }, () => CARD), format, paper }), /\/Type \/Page\n/g)
  expect([await pagesOf(count), await pagesOf(count + 1)]).toEqual([1, 2])
})

test('a label has no line to cut along', async () => {
  const dashesOf = async (format: PdfCardSheet['format']) =>
    readPdf(await drawn({ format })).streams.filter((stream) => stream.includes('] 0 d ')).length
  expect([await dashesOf('labels'), await dashesOf('lanyards')]).toEqual([0, 1])
})
