import type { PdfWorksheet } from '@emojigma/artwork/pdf/worksheet-pdf.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { samplePuzzles } from './sample-sheets.ts'
import { QueueFull } from '../../platform/expected-failures.ts'
import { ThreadPool } from '../../platform/threads/pool.ts'
import { CancelledSheet, SheetDrawings } from './sheet-drawings.ts'

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
  const [one, other] = await Promise.all([drawings.draw('a', sheetOf(1)), drawings.draw('a', sheetOf(1))])
  expect(other).toBe(one)
  expect(await drawings.draw('a', sheetOf(1))).toBe(one)
  expect(drawings.progress('a', 1)).toEqual({ State: 'ready', Done: 1, Total: 1 })
})

test('one is drawn while others wait, and who finds no room is turned away', async () => {
  open({ maxWaiting: 1 })
  const [first, second] = [drawings.draw('a', sheetOf(2)), drawings.draw('b', sheetOf(1))]
  expect([drawings.progress('a', 2).State, drawings.progress('b', 1).State]).toEqual(['drawing', 'waiting'])
  await expect(drawings.draw('c', sheetOf(1))).rejects.toThrow(QueueFull)
  await Promise.all([first, second])
  expect((await drawings.draw('c', sheetOf(1))).length).toBeGreaterThan(1000)
})

test('a place in line that is held is nobody else’s, until it is used or given back', async () => {
  open({ maxWaiting: 1 })
  const places = [drawings.holdPlace(), drawings.holdPlace()]
  expect(() => drawings.holdPlace()).toThrow(QueueFull)
  await expect(drawings.draw('c', sheetOf(1))).rejects.toThrow(QueueFull)
  const first = places[0]?.draw('a', sheetOf(1))
  for (const { giveBack } of [...places, ...places]) giveBack()
  const second = drawings.draw('b', sheetOf(1))
  expect(() => drawings.holdPlace()).toThrow(QueueFull)
  expect((await Promise.all([first, second])).map((pdf) => (pdf?.length ?? 0) > 1000)).toEqual([true, true])
})

test('one that is cancelled ends, and the next one is drawn', async () => {
  const [first, second] = [drawings.draw('a', sheetOf(30)), drawings.draw('b', sheetOf(1))]
  drawings.cancel('a')
  await expect(first).rejects.toThrow(CancelledSheet)
  expect((await second).length).toBeGreaterThan(1000)
  expect([drawings.progress('a', 30).State, drawings.progress('z', 1).State]).toEqual(['cancelled', 'lost'])
})

test('a sheet that cannot be drawn fails alone', async () => {
  const [puzzle] = samplePuzzles('sample')
  if (!puzzle) throw new Error('there is no sample')
  const broken = { ...puzzle, question: { typeId: 5, emoji: ['no-such', 'emoji'], side: 2, row: 0, column: 0 } } as const
  const failing = drawings.draw('a', { ...sheetOf(1), variants: [{ puzzles: [broken] }] })
  await expect(failing).rejects.toThrow('no artwork')
  expect(drawings.progress('a', 1).State).toBe('failed')
  expect((await drawings.draw('b', sheetOf(1))).length).toBeGreaterThan(1000)
})
