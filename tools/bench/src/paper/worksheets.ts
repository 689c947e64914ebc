import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawWorksheetPdf, type PdfWorksheet } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import { PUZZLES_A_DAY } from '@emojigma/engine/day.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import * as words from '@emojigma/messages/words/print.ts'
import { readOptions } from '../options.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'

/** Median milliseconds to draw a worksheet, beside the same puzzles as SVG. `--times`: how often each is drawn. */
const { times: TIMES } = readOptions({ times: 15 })
const A_DAY = 2500
const CHECK_URL = 'https://emojigma.example/worksheets/check/AQjvBvDvBvjvBoDwBojwBpDwBpjwBqDwBgECAwQFBgcI'
const LOOK = { title: '', nameLine: true, answerKey: 'fold', paper: 'A4', greyscale: false, largePrint: false, createdAtMs: 0 } as const

/** Eight puzzles: one of each section of a day. */
const eightOf = (day: number): readonly Puzzle[] =>
  Array.from({ length: 8 }, (_, section) => generateDaily(day, section * (PUZZLES_A_DAY / 8) + 2, 0))
const sheetOf = (variants: number): PdfWorksheet => ({
  ...LOOK,
  variants: Array.from({ length: variants }, (_, index) => ({ puzzles: eightOf(A_DAY + index), checkUrl: CHECK_URL })),
})

interface Row {
  readonly drawn: string
  readonly 'ms, the middle': number
  readonly 'limit, ms': number | string
  readonly kB: number
}

/** Measures processor time of this process, after one run to load everything. */
async function measure(drawn: string, limitMs: number | string, times: number, draw: () => Promise<Buffer>): Promise<Row> {
  await draw()
  const took: number[] = []
  let bytes = 0
  for (let time = 0; time < times; time += 1) {
    const start = process.cpuUsage()
    bytes = (await draw()).length
    const { user, system } = process.cpuUsage(start)
    took.push((user + system) / 1000)
  }
  return { drawn, 'ms, the middle': Math.round(percentile(took, 0.5)), 'limit, ms': limitMs, kB: Math.round(bytes / 1000) }
}

const [one, thirty] = [sheetOf(1), sheetOf(30)]
const asSvg = async (): Promise<Buffer> =>
  Buffer.from(
    eightOf(A_DAY)
      .map(({ question }) => drawQuestion(question, emojiArt))
      .join(''),
  )
const rows = [
  await measure('eight puzzles as SVG, for comparison', '–', TIMES, asSvg),
  await measure('a worksheet of eight puzzles', 300, TIMES, () => drawWorksheetPdf(one, emojiArt, words)),
  await measure('thirty variants of it', 10_000, 3, () => drawWorksheetPdf(thirty, emojiArt, words)),
]
console.log(markdownTable(rows))
if (rows.some((row) => typeof row['limit, ms'] === 'number' && row['ms, the middle'] > row['limit, ms'])) process.exitCode = 1
