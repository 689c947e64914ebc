import { loadLanguages } from '@emojigma/messages/languages.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { SCREEN_COLOURS } from './inks.ts'
import { Paper, PAPER_SIZES } from './paper.ts'
import { readPdf } from './read-pdf.test-support.ts'
import { drawReport, drawTermReportsPdf, type PrintedReport } from './term-report-pdf.ts'

const SPAN = 'Sep 7 – Nov 29, 2026'
const LONGEST: PrintedReport = {
  name: 'Maximilian-Alexander von Hohenstein-Wolfeschlegelsteinhausen',
  classroom: 'The Otters of Year Four, Thursday Afternoon Group',
  days: 84,
  solved: 500,
  firstTry: 400,
  kinds: PUZZLE_TYPES.map(({ id }) => ({ typeId: id, solved: 100, firstTry: 80 })),
  goesWell: PUZZLE_TYPES.map(({ id }) => id),
  next: { typeId: 4, isHarder: true },
  activity: 'prices',
}
const NOTHING: PrintedReport = {
  name: 'أمينة Ζωή',
  classroom: '',
  days: 0,
  solved: 0,
  firstTry: 0,
  kinds: [],
  goesWell: [],
  next: undefined,
  activity: undefined,
}
const WITHOUT_FIRST_TRY: PrintedReport = {
  ...NOTHING,
  days: 1,
  solved: 2,
  kinds: [{ typeId: 1, solved: 2, firstTry: 0 }],
  next: { typeId: 1, isHarder: false },
  activity: 'treats',
}

const sheetOf = (reports: readonly PrintedReport[], paper: keyof typeof PAPER_SIZES) => ({ reports, span: SPAN, paper, createdAtMs: 0 })

test('the fullest report fits its page of either size, in every language', async () => {
  for (const [code, { words }] of await loadLanguages()) {
    for (const size of Object.values(PAPER_SIZES)) {
      const paper = new Paper({ size, title: '', art: emojiArt, words: words.print, createdAtMs: 0 }, SCREEN_COLOURS)
      paper.newPage()
      expect([code, drawReport(paper, LONGEST, SPAN) <= size.height - 36]).toEqual([code, true])
    }
  }
})

test('a class is one pile with a page for each student, the same for the same reports', async () => {
  const { words } = (await loadLanguages()).get('en') ?? {}
  if (!words) throw new Error('there is no English')
  const all = [LONGEST, NOTHING, WITHOUT_FIRST_TRY]
  const pdf = await drawTermReportsPdf(sheetOf(all, 'A4'), emojiArt, words.print)
  expect(readPdf(pdf).pages).toBe(3)
  expect(pdf.toString('latin1')).not.toMatch(/NaN|Infinity/)
  expect(await drawTermReportsPdf(sheetOf(all, 'A4'), emojiArt, words.print)).toEqual(pdf)
})
