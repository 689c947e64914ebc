import { loadLanguages } from '@emojigma/messages/languages.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { brandMark } from '../svg/brand-mark.ts'
import { SCREEN_COLOURS } from './inks.ts'
import { Paper, PAPER_SIZES } from './paper.ts'
import { readPdf, textOfPages } from './read-pdf.test-support.ts'
import { drawReport, drawTermReportsPdf, type PrintedReport } from './term-report-pdf.ts'

const SPAN = 'Sep 7 – Nov 29, 2026'
const LONGEST: PrintedReport = {
  name: 'Maximilian-Alexander von Hohenstein-Wolfeschlegelsteinhausen',
  nickname: 'BraveOtter7',
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
  nickname: 'BraveOtter7',
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

const english = async () => (await loadLanguages()).get('en')?.words.print ?? Promise.reject(new Error('there is no English'))

test('a name with a sign that the fonts lack gives way to the nickname', async () => {
  const named = async (name: string) => drawTermReportsPdf(sheetOf([{ ...LONGEST, name }], 'A4'), emojiArt, await english())
  expect(await named('陳 靐')).toEqual(await named(LONGEST.nickname))
})

test('a class is one pile with a page for each student, the same for the same reports', async () => {
  const all = [LONGEST, NOTHING, WITHOUT_FIRST_TRY]
  const pdf = await drawTermReportsPdf(sheetOf(all, 'A4'), emojiArt, await english())
  expect(readPdf(pdf).pages).toBe(3)
  expect(pdf.toString('latin1')).not.toMatch(/NaN|Infinity/)
  expect(await drawTermReportsPdf(sheetOf(all, 'A4'), emojiArt, await english())).toEqual(pdf)
})

test('a page says name, class, weeks, figures, skills, what goes well, what comes next and what to do together', async () => {
  const report: PrintedReport = {
    name: 'Ada Lovelace',
    nickname: 'BraveOtter7',
    classroom: 'Year 4 Otters',
    days: 17,
    solved: 38,
    firstTry: 25,
    kinds: [
      { typeId: 1, solved: 32, firstTry: 23 },
      { typeId: 2, solved: 6, firstTry: 2 },
    ],
    goesWell: [1],
    next: { typeId: 2, isHarder: false },
    activity: 'rows',
  }
  const [page = ''] = textOfPages(await drawTermReportsPdf(sheetOf([report], 'A4'), emojiArt, await english()))
  expect(page.split('\n').slice(0, -2)).toEqual([
    'Emojigma · A term of puzzles',
    'Ada Lovelace',
    `Year 4 Otters · ${SPAN}`,
    '17',
    'days played',
    '38',
    'puzzles solved',
    '66%',
    'right first try',
    'Skills practiced',
    'Working out what each emoji is worth',
    '23 of 32 first try',
    'Adding up rows and columns',
    '2 of 6 first try',
    'Goes well',
    '• Working out what each emoji is worth',
    'Comes next',
    'More of: Adding up rows and columns.',
    'Do this together',
    'Lay toys in 2 rows of 3. Add up the rows, then the columns. Is it the same?',
    'Rows or columns: the total stays the same.',
  ])
})

test('no page shames: nothing solved has no figures, and no first try is told as puzzles solved later', async () => {
  const pdf = await drawTermReportsPdf(sheetOf([NOTHING, WITHOUT_FIRST_TRY], 'Letter'), emojiArt, await english())
  const [nothing = '', later = ''] = textOfPages(pdf)
  expect(nothing).toContain('No puzzles solved in these weeks yet.')
  expect(nothing).toContain('Play one of today’s puzzles side by side.')
  expect(nothing).not.toMatch(/Goes well|Comes next|\b0\b/)
  expect(later).toContain('2 puzzles solved after another try.')
  expect(later).not.toMatch(/\b0%/)
})

/** Those that are no greys. */
function coloursIn(pdf: Buffer): ReadonlySet<string> {
  const all = [
    ...readPdf(pdf)
      .streams.join('\n')
      .matchAll(/((?:[\d.]+ ){3})(?:rg|RG|scn|SCN)\b/g),
  ].map(([, colour = '']) => colour)
  return new Set(all.filter((colour) => new Set(colour.trim().split(' ')).size > 1))
}

test('all is told without colour, which only the logo has', async () => {
  const words = await english()
  const logo = new Paper({ size: PAPER_SIZES.A4, title: '', art: emojiArt, words, createdAtMs: 0 }, SCREEN_COLOURS)
  logo.newPage()
  logo.svg(brandMark({ x: 0, y: 0 }, 18))
  const ofLogo = coloursIn(await logo.toPdf())
  expect(ofLogo.size).toBeGreaterThan(0)
  expect(coloursIn(await drawTermReportsPdf(sheetOf([LONGEST], 'A4'), emojiArt, words))).toEqual(ofLogo)
})
