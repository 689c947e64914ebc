import { afterEach, expect, test } from 'vitest'
import { BookDrawings } from './book-drawings.ts'

const SAMPLE = { bookId: 'junior-book', paper: 'A4', isSample: true } as const

/** A thread that answers with when it began and ended, or fails for Letter. */
const TIMED = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads'
    if (workerData.paper === 'Letter') throw new Error('no such paper')
    const began = performance.timeOrigin + performance.now()
    setTimeout(() => {
      const ended = performance.timeOrigin + performance.now()
      parentPort.postMessage(new TextEncoder().encode(JSON.stringify([began, ended])))
    }, 30)
  `)}`,
)

let drawings = new BookDrawings()
afterEach(() => drawings.close())

test('a book is drawn in a thread, as PDF', async () => {
  drawings = new BookDrawings()
  expect((await drawings.draw(SAMPLE)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('one is drawn after the other, and one that fails fails alone', async () => {
  drawings = new BookDrawings(TIMED)
  const [first, failing, second] = [drawings.draw(SAMPLE), drawings.draw({ ...SAMPLE, paper: 'Letter' }), drawings.draw(SAMPLE)]
  await expect(failing).rejects.toThrow('no such paper')
  const [[, ended = 0] = [], [began = 0] = []] = [await first, await second].map((times) => JSON.parse(times.toString()) as number[])
  expect(began).toBeGreaterThanOrEqual(ended)
})

test('a server that closes ends what is drawn, and begins nothing more', async () => {
  drawings = new BookDrawings(TIMED)
  const [first, second] = [drawings.draw(SAMPLE), drawings.draw(SAMPLE)].map((drawing) => drawing.catch((error: Error) => error.message))
  await drawings.close()
  expect(await second).toBe('the server is closing')
  expect(await first).toMatch(/closing|ended/)
})
