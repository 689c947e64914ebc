import type { PdfWorksheet } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { samplePuzzles } from './sample-sheets.ts'
import { QueueFull } from '../../platform/expected-failures.ts'
import { ThreadPool } from '../../platform/threads/pool.ts'
import { CancelledSheet, SheetDrawings } from './sheet-drawings.ts'

const CLIENT = 'a network'

let threads: ThreadPool
let drawings: SheetDrawings
beforeEach(() => open())
afterEach(() => threads.close())

function open(options?: ConstructorParameters<typeof SheetDrawings>[1]): void {
  threads = new ThreadPool({ error: (fields: unknown) => expect.unreachable(String(fields)) })
  drawings = new SheetDrawings(threads, options)
}

function sheetOf(variants: number): PdfWorksheet {
  const look = { title: '', nameLine: true, answerKey: 'fold', paper: 'A4', greyscale: false, largePrint: false } as const
  return { ...look, variants: Array.from({ length: variants }, () => ({ puzzles: samplePuzzles('sample') })), createdAtMs: 0 }
}

test('a sheet that several ask for is drawn once, and kept', async () => {
  const [one, other] = await Promise.all([drawings.draw('a', sheetOf(1), CLIENT), drawings.draw('a', sheetOf(1), CLIENT)])
  expect(other).toBe(one)
  expect(await drawings.draw('a', sheetOf(1), CLIENT)).toBe(one)
  expect(drawings.progress('a', 1)).toEqual({ State: 'ready', Done: 1, Total: 1 })
})

test('one is drawn while others wait, and who finds no room is turned away', async () => {
  open({ maxWaiting: 1 })
  const [first, second] = [drawings.draw('a', sheetOf(2), CLIENT), drawings.draw('b', sheetOf(1), CLIENT)]
  await expect.poll(() => [drawings.progress('a', 2).State, drawings.progress('b', 1).State]).toEqual(['drawing', 'waiting'])
  await expect(drawings.draw('c', sheetOf(1), CLIENT)).rejects.toThrow(QueueFull)
  await Promise.all([first, second])
  expect((await drawings.draw('c', sheetOf(1), CLIENT)).length).toBeGreaterThan(1000)
})

test('a place in line that is held is nobody else’s, until it is used or given back', async () => {
  open({ maxWaiting: 1 })
  const places = [drawings.holdPlace('an account'), drawings.holdPlace('an account')]
  expect(() => drawings.holdPlace('an account')).toThrow(QueueFull)
  await expect(drawings.draw('c', sheetOf(1), CLIENT)).rejects.toThrow(QueueFull)
  const first = places[0]?.draw('a', sheetOf(1), CLIENT)
  for (const { giveBack } of [...places, ...places]) giveBack()
  const second = drawings.draw('b', sheetOf(1), CLIENT)
  expect(() => drawings.holdPlace('an account')).toThrow(QueueFull)
  expect((await Promise.all([first, second])).map((pdf) => (pdf?.length ?? 0) > 1000)).toEqual([true, true])
})

test('one that is cancelled ends, and the next one is drawn', async () => {
  const [first, second] = [drawings.draw('a', sheetOf(30), CLIENT), drawings.draw('b', sheetOf(1), CLIENT)]
  drawings.cancel('a')
  await expect(first).rejects.toThrow(CancelledSheet)
  expect((await second).length).toBeGreaterThan(1000)
  expect([drawings.progress('a', 30).State, drawings.progress('z', 1).State]).toEqual(['cancelled', 'lost'])
})

test('a sheet that cannot be drawn fails alone', async () => {
  const [puzzle] = samplePuzzles('sample')
  if (!puzzle) throw new Error('there is no sample')
  const broken = { ...puzzle, question: { typeId: 5, emoji: ['no-such', 'emoji'], side: 2, row: 0, column: 0 } } as const
  const failing = drawings.draw('a', { ...sheetOf(1), variants: [{ puzzles: [broken] }] }, CLIENT)
  await expect(failing).rejects.toThrow('no artwork')
  expect(drawings.progress('a', 1).State).toBe('failed')
  expect((await drawings.draw('b', sheetOf(1), CLIENT)).length).toBeGreaterThan(1000)
})

test('an account has three sheets in the queue at most, and others still find room', async () => {
  const places = Array.from({ length: 3 }, () => drawings.holdPlace('one account'))
  expect(() => drawings.holdPlace('one account')).toThrow(QueueFull)
  await drawings.holdPlace('another account').draw('b', sheetOf(1), 'another account')
  for (const { giveBack } of places) giveBack()
  drawings.holdPlace('one account').giveBack()
})

test('a short sheet does not wait for long ones', async () => {
  const long = ['a', 'b', 'c'].map((name) => drawings.draw(name, sheetOf(30), 'one account'))
  await drawings.draw('short', sheetOf(1), 'another account')
  expect(drawings.progress('c', 30).State).toBe('waiting')
  for (const name of ['a', 'b', 'c']) drawings.cancel(name)
  expect((await Promise.allSettled(long)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
