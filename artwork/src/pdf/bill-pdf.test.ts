import { loadLanguages } from '@emojigma/messages/languages.ts'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { drawBill, drawBillPdf, type PrintedBill } from './bill-pdf.ts'
import { SCREEN_COLOURS } from './inks.ts'
import { Paper, PAPER_SIZES } from './paper.ts'
import { readPdf, textOfPages } from './read-pdf.test-support.ts'

const QUOTE: PrintedBill = {
  kind: 'quote',
  number: 'Q-20261121-0A1B2C',
  date: 'November 21, 2026',
  validUntil: 'December 21, 2026',
  seller: ['Emojigma', 'help@emojigma.example'],
  isTaxStated: false,
  buyer: ['Hill Primary', '1 Hill Road', 'Otterton'],
  vatNumber: '',
  purchaseOrder: '',
  product: 'Teacher',
  includes: 'teacher',
  amount: '$39.99 USD',
  isTest: false,
  address: 'emojigma.example/pricing',
}
const { validUntil: _validUntil, address: _address, ...EITHER } = QUOTE
const INVOICE: PrintedBill = {
  ...EITHER,
  kind: 'invoice',
  number: 'EMJ-000017',
  seller: ['Puzzles Ltd', '3 Quay, Cork', 'VAT IE1234567A'],
  isTaxStated: true,
  vatNumber: 'GB 123 4567 89',
  purchaseOrder: 'PO 4711',
  end: 'refunded',
}
/** As long as each part may be, in letters as wide as they come. */
const longest = (sign: string): PrintedBill => ({
  ...QUOTE,
  seller: Array.from({ length: 6 }, () => sign.repeat(60)),
  buyer: [sign.repeat(100), ...Array.from({ length: 5 }, () => sign.repeat(60))],
  vatNumber: sign.repeat(30),
  purchaseOrder: sign.repeat(30),
  end: 'refunded',
  isTest: true,
})

const english = async () => (await loadLanguages()).get('en')?.words.print ?? Promise.reject(new Error('there is no English'))
const linesOf = async (bill: PrintedBill) =>
  textOfPages(await drawBillPdf({ bill, paper: 'A4', createdAtMs: 0 }, emojiArt, await english()))[0]?.split('\n')

test('a quote says number, dates, seller, buyer, what the plan includes, the price, and that tax is not stated', async () => {
  expect(await linesOf(QUOTE)).toEqual([
    'Emojigma',
    'Quote',
    'Number',
    'Q-20261121-0A1B2C',
    'Date',
    'November 21, 2026',
    'Valid until',
    'December 21, 2026',
    'Seller',
    'Emojigma',
    'help@emojigma.example',
    'Buyer',
    'Hill Primary',
    '1 Hill Road',
    'Otterton',
    'Teacher',
    '$39.99 USD',
    'One account for a year: everything in Individual, and classrooms with up to 300',
    'student logins.',
    'Total',
    '$39.99 USD',
    'Tax is not stated.',
    'To buy at this price, choose the plan on emojigma.example/pricing.',
  ])
})

test('an invoice says when it was paid, the numbers of both sides and what was given back', async () => {
  const lines = await linesOf(INVOICE)
  expect(lines?.slice(0, 18)).toEqual([
    'Emojigma',
    'Invoice',
    'Number',
    'EMJ-000017',
    'Paid on',
    'November 21, 2026',
    'Your order number',
    'PO 4711',
    'Seller',
    'Puzzles Ltd',
    '3 Quay, Cork',
    'VAT IE1234567A',
    'Buyer',
    'Hill Primary',
    '1 Hill Road',
    'Otterton',
    'VAT number: GB 123 4567 89',
    'Teacher',
  ])
  expect(lines?.slice(-4)).toEqual(['Paid', '$39.99 USD', 'Refunded', '$39.99 USD'])
})

test('what was taken back without a known refund names no amount, and test money is named', async () => {
  const lines = await linesOf({ ...INVOICE, end: 'taken back', isTest: true })
  expect(lines?.slice(-2)).toEqual(['This order was taken back.', 'Paid with test money. Nothing was charged.'])
})

test.each(['W', '漢', 'ก'])('the longest texts of %s fit their page of either size and its width, in every language', async (sign) => {
  for (const [code, { words }] of await loadLanguages()) {
    for (const size of Object.values(PAPER_SIZES)) {
      const paper = new Paper({ size, title: '', art: emojiArt, words: words.print, createdAtMs: 0 }, SCREEN_COLOURS)
      paper.newPage()
      const written: [x: number, width: number][] = []
      const write = paper.text.bind(paper)
      paper.text = (text, at, options) => {
        if (options.align !== 'right') written.push([at.x, paper.textWidth(text, options)])
        write(text, at, options)
      }
      expect([code, drawBill(paper, longest(sign)) <= size.height - 30]).toEqual([code, true])
      expect(written.filter(([x, width]) => x + width > size.width - 50)).toEqual([])
    }
  }
})

test('a bill is one page of the chosen size, the same for the same bill', async () => {
  const draw = async (paper: keyof typeof PAPER_SIZES) => drawBillPdf({ bill: QUOTE, paper, createdAtMs: 0 }, emojiArt, await english())
  expect(readPdf(await draw('A4'))).toMatchObject({ pages: 1, sizes: ['0 0 595.28 841.89'] })
  expect(readPdf(await draw('Letter'))).toMatchObject({ pages: 1, sizes: ['0 0 612 792'] })
  expect(await draw('A4')).toEqual(await draw('A4'))
})

test('names in other scripts are written', async () => {
  const text = (await linesOf({ ...QUOTE, buyer: ['Ελληνικό Σχολείο', 'Школа пять', '山田小学校'] }))?.join('\n')
  for (const name of ['Ελληνικό Σχολείο', 'Школа пять', '山田小学校']) expect(text).toContain(name)
  expect(text).not.toContain('\uFFFD')
})
