import { readPdf } from '@emojigma/artwork/pdf/read-pdf.test-support.ts'
import { TODAYS_FIVE, todaysFivePath } from '@emojigma/contract/puzzles/pictures.ts'
import { PAPERS } from '@emojigma/contract/rules/worksheets.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** 7 mm in points, less what rounding takes. */
const LEAST = (7 * 72) / 25.4 - 0.05

type Matrix = readonly [number, number, number, number, number, number]
interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Where emoji are placed by a page's operators: the centre and width of each, in points. */
function emojiOn(content: string): readonly Placed[] {
  const placed: Placed[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  const kept: Matrix[] = []
  const operators = /(?<![\w.-])((?:-?[\d.]+ ){6})cm(?!\w)|\/E\d+ Do|(?<![\w/])[qQ](?![\w])/g
  for (const [operator, numbers] of content.matchAll(operators)) {
    if (operator === 'q') kept.push(now)
    else if (operator === 'Q') now = kept.pop() ?? now
    else if (numbers === undefined) {
      const [a, b, c, d, e, f] = now
      placed.push({ x: 16 * a + 16 * c + e, y: 16 * b + 16 * d + f, width: 32 * Math.hypot(a, b) })
    } else {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.trim().split(' ').map(Number)
      const [A, B, C, D, E, F] = now
      now = [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
    }
  }
  return placed
}

/** The distance from each of the emoji to the nearest other one. */
function nearest(all: readonly Placed[]): number {
  return Math.min(
    ...all.flatMap((one) => all.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  )
}

test.each(PAPERS.flatMap((paper) => (['next', 'junior'] as const).map((band) => [band, paper] as const)))(
  'today’s five (%s) on %s have cells of 7 mm at least',
  async (band, paper) => {
    const { status, body } = await site.get(todaysFivePath(band, paper))
    expect(status).toBe(200)
    const { sizes, streams } = readPdf(body)
    expect(sizes).toEqual([paper === 'A4' ? '0 0 595.28 841.89' : '0 0 612 792'])
    const pages = streams.filter((stream) => /\/E\d+ Do/.test(stream)).map(emojiOn)
    const ids = TODAYS_FIVE[band].map(([typeId, levelId]) => puzzleOn(A_DAY, typeId, levelId))
    const { queries } = site.database
    const rows = await queries.selectFrom('puzzles').selectAll().where('id', 'in', ids).execute()
    const questions = rows.map((row) => JSON.parse(row.question) as { typeId: number; board: string; side: number })
    const countOf = ({ typeId, side, board }: (typeof questions)[number]) =>
      typeId === 5 ? side ** 2 : [...board].filter((sign) => sign !== '.').length
    const all = questions.filter(({ typeId }) => typeId === 4).reduce((sum, question) => sum + countOf(question), 0)
    for (const question of questions) {
      if (question.typeId < 4) continue
      const count = countOf(question)
      // All emoji of a board have one size, and no other size on the page has as many. Two boards of one page may have the same.
      const sized = pages.map((page) => [...Map.groupBy(page, ({ width }) => width.toFixed(2)).values()])
      const board = sized.flat().filter((its) => its.length === count || (question.typeId === 4 && its.length === all))
      expect([question.typeId, count, board.length]).toEqual([question.typeId, count, 1])
      expect(nearest(board[0] ?? [])).toBeGreaterThanOrEqual(LEAST)
    }
  },
)

test('there are none for other papers, ages, or a day without puzzles', async () => {
  for (const name of ['today_next_A5', 'today_old_A4', 'today']) {
    expect([name, (await site.get(`/emojigma/worksheets/${name}.pdf`)).status]).toEqual([name, 404])
  }
  site.setClock(NOON_MS + DAY_MS)
  expect((await site.get(todaysFivePath('next', 'A4'))).status).toBe(404)
})
