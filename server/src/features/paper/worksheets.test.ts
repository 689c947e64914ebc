import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { moveDeviceGuesses, setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { puzzleFromWire, type MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import {
  cancelWorksheet,
  createWorksheet,
  getWorksheetCheck,
  getWorksheetProgress,
  getWorksheetUrl,
  type WorksheetCheck,
  type WorksheetProgress,
} from '@emojigma/contract/paper/worksheets.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '../../platform/clock.ts'
import { loggerOptions } from '../../platform/http/logging/logging.ts'
import { teacherWithClass } from '../../platform/testing/test-class.ts'
import { openTestLog } from '../../platform/testing/test-log.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'
import { textOfPages } from '../../../../artwork/src/pdf/read-pdf.test-support.ts'
import { CheckCodes } from './check-codes.ts'
import type { WorksheetContent } from './service.ts'

let site: TestSite
let teacher: TestAccount
const { stream, lines: logged } = openTestLog()
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 2, A_DAY - 1, A_DAY], logger: { ...loggerOptions('warn', false), stream } })
  teacher = await site.register()
  await site.grant(teacher.accountId, 'teacher')
})
afterAll(() => site.close())

interface Made {
  readonly WorksheetId: string
  readonly Url: string
  readonly Variants: number
}
const order = (body: object, token = teacher.token) => site.post<Made & FailureBody>(createWorksheet.path, body, token)
/** Waits for the drawing, because an account has few in the queue. */
async function make(body: object, token?: string) {
  const made = await order(body, token)
  if (made.status === 200) await site.get(made.body.Url)
  return made
}
const asTeacher = () => ({ authorization: `Bearer ${teacher.token}` })
const told = async (worksheetId: string, path: string = getWorksheetProgress.path) =>
  (await site.post<WorksheetProgress>(path, { WorksheetId: worksheetId }, teacher.token)).body

async function chosen({ WorksheetId }: Made): Promise<WorksheetContent> {
  const row = await site.database.queries.selectFrom('worksheets').select('chosen').where('id', '=', WorksheetId).executeTakeFirstOrThrow()
  return JSON.parse(row.chosen) as WorksheetContent
}

test('a plan comes with a small picture of a puzzle’s sheet, the call that makes it, and how often it was made', async () => {
  const PuzzleId = puzzleOn(A_DAY, 2, 1)
  const seen = async (token?: string, RemoveUrls = false, at: string = getPuzzleMini.path) =>
    (await site.post<MiniPuzzle>(at, { PuzzleId, RemoveUrls }, token)).body
  const { pt = '', pdf = '', pc } = await seen(teacher.token)
  expect([pt, pdf, pc]).toEqual([`/emojigma/worksheets/puzzle_${PuzzleId}.svg`, `${getWorksheetUrl.path}?puzzleId=${PuzzleId}`, 0])
  const preview = await site.get(pt)
  expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  expect(preview.body.toString()).toContain('<svg')
  expect((await site.get('/emojigma/worksheets/puzzle_1.svg')).status).toBe(404)
  for (const times of [1, 2]) {
    expect((await site.get(pdf, asTeacher())).status).toBe(200)
    expect((await seen(teacher.token)).pc).toBe(times)
  }
  expect(Object.keys(await seen(teacher.token, true))).toEqual(expect.not.arrayContaining(['pt', 'pdf']))
  expect((await seen(teacher.token, false, `/es${getPuzzleMini.path}`)).pt).toBe(`/es${pt}`)
  const free = await site.register()
  for (const token of [undefined, free.token]) {
    expect(Object.keys(await seen(token))).toEqual(expect.not.arrayContaining(['pt', 'pdf', 'pc']))
    expect((await site.get(pdf, token === undefined ? {} : { authorization: `Bearer ${token}` })).status).not.toBe(200)
  }
  const today = (await site.post<MiniPuzzle[]>(getTodaysPuzzlesMini.path, {}, teacher.token)).body
  expect(today.find(({ i }) => i === PuzzleId)).toMatchObject({ pt, pdf, pc: 2 })
})

test('the worksheet of a puzzle is a PDF at an address of its own, for those with a plan', async () => {
  const path = `${getWorksheetUrl.path}?puzzleId=${puzzleOn(A_DAY, 1, 1)}`
  expect((await site.get(path)).status).toBe(401)
  const free = await site.register()
  const refused = await site.get(path, { authorization: `Bearer ${free.token}` })
  expect(refused.status).toBe(403)
  expect(JSON.parse(refused.body.toString())).toMatchObject({ Action: 'WORKSHEET' })
  const { Url } = JSON.parse((await site.get(path, asTeacher())).body.toString()) as { Url: string }
  const { status, headers, body } = await site.get(Url)
  expect([status, headers['content-type'], body.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(headers['content-disposition']).toContain('emojigma-worksheet.pdf')
  const nothing = await site.get(`${getWorksheetUrl.path}?puzzleId=${puzzleOn(A_DAY + 1, 1, 1)}`, asTeacher())
  expect(nothing.status).toBe(404)
})

test('the worksheet of a puzzle has its answer only for an account that has solved or revealed it', async () => {
  const id = puzzleOn(A_DAY, 1, 2)
  const sheet = async () => {
    const { Url } = JSON.parse((await site.get(`${getWorksheetUrl.path}?puzzleId=${id}`, asTeacher())).body.toString()) as { Url: string }
    return Url.split('?')[0]
  }
  expect(await sheet()).toBe(`/emojigma/sheets/puzzle_${id}_plain.pdf`)
  await site.post(setPuzzleRevealed.path, { PuzzleId: id }, teacher.token)
  expect(await sheet()).toBe(`/emojigma/sheets/puzzle_${id}.pdf`)
})

test('a puzzle that was printed with its answer can be solved, but brings no points', async () => {
  const player = await site.register()
  await site.grant(player.accountId, 'individual')
  const [first, second, third, without] = ([1, 2, 3, 4] as const).map((levelId) => puzzleOn(A_DAY, 3, levelId)) as [
    number,
    number,
    number,
    number,
  ]
  const guess = async (PuzzleId: number, PuzzleGuess: string, who: { token?: string; DeviceId?: string } = player) =>
    (await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId: who.DeviceId }, who.token)).body
  const score = async () =>
    (await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, player.token)).body.userRanks[0]?.TotalScore
  await guess(second, 'WRONG')
  expect(await guess(without, await site.answerTo(without))).toMatchObject({ Points: 400 })
  await make({ puzzleIds: [first, second, third, without], answerKey: 'page' }, player.token)
  expect(await guess(first, await site.answerTo(first))).toMatchObject({ ok: true, Points: 0 })
  expect(await guess(second, await site.answerTo(second))).toMatchObject({ ok: true, Points: 0 })
  const DeviceId = randomUUID()
  await guess(third, await site.answerTo(third), { DeviceId })
  // Begun on the device and not printed, so that it still earns points.
  await guess(puzzleOn(A_DAY, 3, 5), 'WRONG', { DeviceId })
  expect((await site.post(moveDeviceGuesses.path, { DeviceId }, player.token)).body).toEqual({ Score: 0 })
  expect(await score()).toBe(400)
  await make({ puzzleIds: [puzzleOn(A_DAY, 3, 5)], answerKey: 'none' }, player.token)
  expect(await guess(puzzleOn(A_DAY, 3, 5), await site.answerTo(puzzleOn(A_DAY, 3, 5)))).toMatchObject({ Points: 500 })
})

test('an address that was altered, or that is too old, opens nothing', async () => {
  const { Url } = (await make({ levelId: 1, count: 1 })).body
  expect((await site.get(Url)).status).toBe(200)
  expect((await site.get(Url.replace('until=1', 'until=2'))).status).toBe(403)
  expect((await site.get(Url.replace('worksheet_', 'worksheet_x'))).status).toBe(403)
  expect((await site.get(Url.split('?')[0] ?? '')).status).toBe(403)
  site.setClock(NOON_MS + 2 * HOUR_MS)
  const late = await site.get(Url)
  expect([late.status, late.body.toString()]).toEqual([403, expect.stringContaining('This link has run out.')])
  site.setClock(NOON_MS)
})

test('a sheet has as many puzzles as are asked for, of the types and levels that are asked for, none twice', async () => {
  const made = await make({ levelIds: [1, 2], puzzleTypeIds: [1, 2], count: 8 })
  const [ids = []] = (await chosen(made.body)).variants
  expect(new Set(ids).size).toBe(8)
  for (const id of ids) {
    const { typeId, levelId } = slotOfPuzzle(id)
    expect([1, 2]).toContain(typeId)
    expect([1, 2]).toContain(levelId)
  }
})

test('few puzzles are of all types that are asked for, and of levels that are far from each other', async () => {
  const slotsFor = async (body: object) => (await chosen((await make(body)).body)).variants.flat().map((id) => slotOfPuzzle(id))
  const any = await slotsFor({ count: 8 })
  expect(new Set(any.map(({ typeId }) => typeId)).size).toBe(5)
  const two = await slotsFor({ puzzleTypeIds: [1, 4], levelIds: [6, 7, 8, 9, 10], count: 2 })
  expect(two.map(({ typeId }) => typeId)).toEqual([1, 4])
  const ofOne = await slotsFor({ puzzleTypeIds: [1], count: 2 })
  expect(ofOne.map(({ levelId }) => isJunior(levelId))).toEqual([true, false])
})

test('variants have another puzzle of the same type and level at each place', async () => {
  const { variants } = await chosen((await make({ levelId: 3, count: 5, variants: 3 })).body)
  expect(variants).toHaveLength(3)
  expect(new Set(variants.flat()).size).toBe(15)
  const slots = variants.map((ids) => ids.map((id) => slotOfPuzzle(id)))
  expect(slots[1]).toEqual(slots[0])
  expect(slots[2]).toEqual(slots[0])
})

test('named puzzles stand on the first sheet in their order, and more variants than days repeat some, but never on one sheet', async () => {
  const puzzleIds = [puzzleOn(A_DAY, 4, 6), puzzleOn(A_DAY, 1, 1), puzzleOn(A_DAY - 1, 1, 1)]
  const { variants } = await chosen((await make({ puzzleIds, variants: 6 })).body)
  expect(variants[0]).toEqual(puzzleIds)
  for (const ids of variants) expect(new Set(ids).size).toBe(3)
})

test('four boards with sums end each sheet that asks for them: others in each variant, equally hard, or alone', async () => {
  const { body } = await make({ puzzleTypeIds: [1], count: 2, sumsStep: 3, variants: 2 })
  const { variants, sums } = await chosen(body)
  expect(variants.map((ids) => ids.length)).toEqual([2, 2])
  const [first = [], second = []] = sums?.numbers ?? []
  expect([sums?.step, first.map((number) => Math.floor(number / 10)), second.map((number) => Math.floor(number / 10))]).toEqual([
    3,
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ])
  expect(new Set([...first, ...second]).size).toBe(8)
  const [text = ''] = textOfPages((await site.get(body.Url)).body)
  expect(text).toContain('3. Emojidoku with sums')
  const alone = await make({ count: 0, sumsStep: 1, answerKey: 'page' })
  const pages = textOfPages((await site.get(alone.body.Url)).body)
  expect(pages.map((page) => page.match(/\d\. Emojidoku with sums/g)?.length ?? 0)).toEqual([4, 0])
  expect(pages[0]).not.toContain('Check your answers')
  expect((await site.get(exportAccount.path, asTeacher())).body.toString()).toContain(`3: ${first.join(', ')}; 3: ${second.join(', ')}`)
  const none = await order({ count: 0 })
  expect([none.status, none.body.ModelState?.['count']]).toEqual([400, ['Please ask for at least one puzzle.']])
  expect((await order({ sumsStep: 5 })).status).toBe(400)
})

test('what cannot be made is refused in words', async () => {
  const few = await make({ levelId: 1, puzzleTypeId: 1, count: 4 })
  expect(few.status).toBe(400)
  expect(few.body.ModelState?.['count']?.[0]).toContain('There are only 3 puzzles like that')
  expect((await make({ levelId: 6, puzzleTypeId: 3 })).body.ModelState?.['levelIds']).toEqual(['There are no such puzzles at this level.'])
  expect((await make({ puzzleIds: [puzzleOn(A_DAY + 1, 1, 1)] })).status).toBe(400)
  expect((await make({ puzzleIds: [puzzleOn(A_DAY, 1, 1), puzzleOn(A_DAY, 1, 1)] })).status).toBe(400)
  expect((await make({ variants: 31 })).status).toBe(400)
  expect((await make({ title: 'パズル' })).status).toBe(400)
  expect((await make({ standard: '9.XY.Z.1' })).status).toBe(400)
  const free = await site.register()
  expect((await make({}, free.token)).body).toMatchObject({ Action: 'WORKSHEET' })
})

test('a sheet for a student leaves the answers out', async () => {
  const [student] = (await teacherWithClass(site)).students
  const made = await make({ levelId: 1, answerKey: 'page' }, student?.token)
  expect((await chosen(made.body)).answerKey).toBe('none')
})

test('thirty variants are drawn beside everything else, and their progress is told until they are ready', async () => {
  const made = await order({ levelId: 1, count: 4, variants: 30 })
  const first = await told(made.body.WorksheetId)
  expect(['waiting', 'drawing']).toContain(first.State)
  expect((await site.get(made.body.Url)).status).toBe(200)
  expect(await told(made.body.WorksheetId)).toEqual({ State: 'ready', Done: 30, Total: 30 })
})

test('of many worksheets that an account orders at once three are drawn and the others refused, in one line of the log', async () => {
  const [busy, other] = await Promise.all([site.register(), site.register()])
  for (const { accountId } of [busy, other]) await site.grant(accountId, 'individual')
  const orders = Array.from({ length: 20 }, () => order({ levelId: 1, count: 1 }, busy.token))
  const others = order({ levelId: 1, count: 1 }, other.token)
  const made = await Promise.all(orders)
  const kept = made.filter(({ status }) => status === 200)
  expect([kept.length >= 3, made.filter(({ status }) => status === 503).length]).toEqual([true, 20 - kept.length])
  expect((await others).status).toBe(200)
  const lines = logged.map((line) => JSON.parse(line) as { readonly msg: string })
  expect(lines.filter(({ msg }) => msg === 'too many worksheets are being drawn')).toHaveLength(1)
  expect(lines.map(({ msg }) => msg)).not.toContain('a request failed')
  const files = await Promise.all(kept.map(({ body }) => site.get(body.Url)))
  expect(files.map(({ status }) => status)).toEqual(kept.map(() => 200))
})

test('a student makes small sheets only', async () => {
  const [student] = (await teacherWithClass(site)).students
  const refused = await make({ levelId: 1, count: 5, variants: 5 }, student?.token)
  expect([refused.status, refused.body.ModelState?.['count']]).toEqual([
    400,
    ['Your worksheet can have up to 24 puzzles. Ask your teacher for more.'],
  ])
  expect((await make({ levelId: 1, count: 3 }, student?.token)).status).toBe(200)
})

test('a drawing that is not wanted any more ends, and nobody else can end or watch it', async () => {
  const made = await order({ levelId: 5, count: 24, puzzleTypeIds: [1, 2, 3, 4, 5], variants: 30 }).then(({ status }) => status)
  expect(made).toBe(400)
  const { WorksheetId } = (await order({ levelId: 5, count: 5, variants: 30 })).body
  const other = await site.register()
  for (const path of [getWorksheetProgress.path, cancelWorksheet.path]) {
    expect((await site.post(path, { WorksheetId }, other.token)).status).toBe(404)
  }
  expect(await told(WorksheetId)).not.toMatchObject({ State: 'cancelled' })
  expect(await told(WorksheetId, cancelWorksheet.path)).toMatchObject({ State: 'cancelled' })
  expect(await told(WorksheetId)).toMatchObject({ State: 'cancelled' })
})

test('the code on a sheet shows anybody its very puzzles, without an answer', async () => {
  const puzzleIds = [puzzleOn(A_DAY - 2, 5, 3), puzzleOn(A_DAY, 3, 2), puzzleOn(A_DAY, 4, 1)]
  const code = new CheckCodes('a secret of tests only').codeOf({ puzzleIds, variant: 7 })
  const { status, body } = await site.get(`${getWorksheetCheck.path}?code=${code}`)
  const check = JSON.parse(body.toString()) as WorksheetCheck
  expect([status, check.Variant, check.Puzzles.map((puzzle) => puzzleFromWire(puzzle).id)]).toEqual([200, 7, puzzleIds])
  for (const puzzle of check.Puzzles.map(puzzleFromWire)) {
    expect(puzzle).toMatchObject({ answerDigest: expect.stringMatching(/^[0-9a-f]{64}$/), questionImageSvg: expect.any(String) })
    expect([puzzle.answer, puzzle.answerWord, puzzle.sudokuAnswer, puzzle.answerImageUrl]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
  const forged = new CheckCodes('another secret').codeOf({ puzzleIds, variant: 7 })
  for (const bad of [forged, `${code}A`, code.slice(1), 'x']) {
    expect((await site.get(`${getWorksheetCheck.path}?code=${bad}`)).status).toBe(404)
  }
})

test('an account has its worksheets in its export, and at most sixty a day', async () => {
  const busy = await site.register()
  await site.grant(busy.accountId, 'individual')
  expect((await make({ levelId: 2, title: 'Fractions', count: 1 }, busy.token)).status).toBe(200)
  const exported = await site.get(exportAccount.path, { authorization: `Bearer ${busy.token}` })
  expect(JSON.parse(exported.body.toString())).toMatchObject({ Worksheets: [{ Title: 'Fractions' }] })
  const rows = Array.from({ length: 59 }, (_, index) => ({
    id: `busy-${index}`,
    account_id: busy.accountId,
    made_at_ms: NOON_MS,
    chosen: '{"variants":[]}',
  }))
  await site.database.queries.insertInto('worksheets').values(rows).execute()
  const refused = await make({ levelId: 2 }, busy.token)
  expect([refused.status, refused.body.Message]).toEqual([429, expect.stringContaining('60 worksheets today')])
  // There are sixty more as soon as the day is over.
  expect(Number(refused.headers['retry-after'])).toBe(43_200)
})

test('a sheet has a short code to type, the same one whenever it is drawn, in any spelling', async () => {
  const puzzleIds = [puzzleOn(A_DAY, 1, 1), puzzleOn(A_DAY, 4, 2)]
  const { body } = await make({ puzzleIds })
  const rows = await site.database.queries.selectFrom('sheet_checks').selectAll().execute()
  const codes = new CheckCodes('a secret of tests only')
  const [row, ...others] = rows.filter(({ content }) => content === codes.codeOf({ puzzleIds, variant: 0 }))
  expect([row?.code, others]).toEqual([expect.stringMatching(/^[BCDFGHJKMNPQRSTVWXYZ]{8}$/), []])
  const code = row?.code ?? ''
  await site.get(body.Url)
  expect(
    await site.database.queries
      .selectFrom('sheet_checks')
      .selectAll()
      .where('content', '=', row?.content ?? '')
      .execute(),
  ).toHaveLength(1)
  for (const spelling of [code, code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`]) {
    const check = await site.get(`${getWorksheetCheck.path}?code=${spelling}`)
    expect((JSON.parse(check.body.toString()) as WorksheetCheck).Puzzles.map((puzzle) => puzzleFromWire(puzzle).id)).toEqual(puzzleIds)
  }
  expect((await site.get(`${getWorksheetCheck.path}?code=BBBBBBBB`)).status).toBe(404)
  const short = await site.get(`/es/k/${code}`)
  expect([short.status, short.headers.location]).toEqual([302, `/es/worksheets/check/${code}`])
})

test('a short code that stands for another sheet is left to it', async () => {
  const codes = new CheckCodes('a secret of tests only')
  const puzzleIds = [puzzleOn(A_DAY - 1, 2, 3)]
  const long = codes.codeOf({ puzzleIds, variant: 0 })
  const other = codes.codeOf({ puzzleIds: [puzzleOn(A_DAY - 1, 2, 4)], variant: 0 })
  await site.database.queries
    .insertInto('sheet_checks')
    .values({ code: codes.shortOf(long, 0), content: other })
    .execute()
  await make({ puzzleIds })
  const row = await site.database.queries.selectFrom('sheet_checks').selectAll().where('content', '=', long).executeTakeFirstOrThrow()
  expect(row.code).toBe(codes.shortOf(long, 1))
})
