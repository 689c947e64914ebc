import { getPracticePlace, getPracticePuzzle, type PracticePlace, type PracticePuzzle } from '@emojigma/contract/practice/practice.ts'
import { practicePuzzleId } from '@emojigma/contract/rules/practice.ts'
import { puzzleFromWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { drawPractice } from '@emojigma/engine/practice/draw.ts'
import { strandOf, type StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { QueueFull } from '../../platform/expected-failures.ts'
import { ThreadPool } from '../../platform/threads/pool.ts'
import { answerDigestOf } from '../puzzles/service.ts'
import { A_DAY, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { Practice } from './service.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const read = async (path: string, query: Readonly<Record<string, string | number>>) => {
  const { status, headers, body } = await site.get(`${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`)
  return { status, headers, body: JSON.parse(body.toString()) as unknown }
}
const ask = (strand: string, step: number, number: number) => read(getPracticePuzzle.path, { strand, step, number })

test('anybody may have a puzzle of a step, the same each time, with its answer as a digest alone', async () => {
  const [first, again] = [await ask('making-ten', 2, 7), await ask('making-ten', 2, 7)]
  expect(first.status).toBe(200)
  expect(first.body).toEqual(again.body)
  const view = puzzleFromWire((first.body as PracticePuzzle).Puzzle)
  const drawn = drawPractice({ strand: 'making-ten', step: 2 }, 7)
  const id = practicePuzzleId('making-ten', 2, 7)
  expect(view).toMatchObject({ id, typeId: 1, levelId: 7, question: drawn.question, hasSvg: false, isToday: false })
  expect(view.answerDigest).toBe(answerDigestOf(id, drawn.answer))
  expect([view.answer, view.answerWord, view.sudokuAnswer]).toEqual([undefined, undefined, undefined])
})

test('an odd emoji comes with its picture, a board as a board', async () => {
  const odd = puzzleFromWire(((await ask('odd-one', 1, 0)).body as PracticePuzzle).Puzzle)
  const picture = await site.get(odd.questionImageSvg ?? '')
  expect([picture.status, picture.headers['content-type'], picture.body.toString().slice(0, 4)]).toEqual([200, 'image/svg+xml', '<svg'])
  const board = puzzleFromWire(((await ask('last-one', 1, 0)).body as PracticePuzzle).Puzzle)
  expect([board.sudokuQuestion?.length, board.questionImageSvg]).toEqual([16, undefined])
})

test('a board with sums comes with its groups, and without the numbers that are to be found', async () => {
  const view = puzzleFromWire(((await ask('board-sums', 4, 0)).body as PracticePuzzle).Puzzle)
  const { question, answer } = drawPractice({ strand: 'board-sums', step: 4 }, 0)
  expect(view.sums).toEqual(question.typeId === 4 ? question.sums : undefined)
  expect(view.sums?.values).toEqual([null, null, null, null])
  expect(view.answerDigest).toBe(answerDigestOf(view.id, answer))
  expect(view.text).toContain('The cells are in groups.')
})

test('a position asks for one cell: its emoji alone is the answer', async () => {
  const view = puzzleFromWire(((await ask('wings', 1, 0)).body as PracticePuzzle).Puzzle)
  const { answer, answerCell = -1 } = drawPractice({ strand: 'wings', step: 1 }, 0)
  expect([view.answerCell, view.sudokuQuestion?.[answerCell]]).toEqual([answerCell, '.'])
  expect(view.answerDigest).toBe(answerDigestOf(view.id, answer[answerCell] ?? ''))
})

test.each([
  ['juggling', 1, 0, 400],
  ['wings', 0, 0, 400],
  ['wings', 9, 0, 404],
  ['wings', 1, 50, 400],
  ['wings', 1.5, 0, 400],
])('there is no puzzle %s %s %s', async (strand, step, number, status) => {
  expect((await ask(strand, step, number)).status).toBe(status)
})

test.each(['odd-one_1_99.svg', 'odd-one_9_1.svg', 'juggling_1_1.svg', 'odd-one_1_1.png'])('there is no picture %s', async (file) => {
  expect((await site.get(`/emojigma/practice/${file}`)).status).toBe(404)
})

test('puzzles like a published one need what it needs', async () => {
  const id = puzzleIdOf(A_DAY, 0)
  const { status, body } = await read(getPracticePlace.path, { puzzleId: id })
  expect(status).toBe(200)
  const { Strand, Step } = body as PracticePlace
  expect(strandOf(drawPractice({ strand: Strand, step: Step }, 0).question)).toBe(Strand)
  expect((await read(getPracticePlace.path, { puzzleId: puzzleIdOf(A_DAY + 5, 0) })).status).toBe(404)
  expect((await read(getPracticePlace.path, { puzzleId: 0 })).status).toBe(400)
})

const PLACE: StrandPlace = { strand: 'counting', step: 1 }

test('who ask for the same puzzle at once wait for one drawing', async () => {
  const run = vi.fn<() => Promise<Puzzle>>(async () => drawPractice(PLACE, 0))
  const practice = new Practice({ stored: async () => undefined }, { line: () => ({ run }) as never })
  const [one, other] = await Promise.all([practice.puzzle(PLACE, 0, 'a class'), practice.puzzle(PLACE, 0, 'a class')])
  expect(one).toBe(other)
  expect(await practice.puzzle(PLACE, 0, 'a class')).toBe(one)
  expect(run).toHaveBeenCalledTimes(1)
})

test('one network has a share of the places, and another one is next', async () => {
  const pool = new ThreadPool({ error: () => undefined })
  const practice = new Practice({ stored: async () => undefined }, pool)
  const order: string[] = []
  const draw = (index: number, network: string) =>
    practice.puzzle({ strand: 'making-ten', step: 1 + Math.floor(index / 50) }, index % 50, network).then(() => order.push(network))
  const flood = Array.from({ length: 61 }, (_, index) => draw(index, 'a flood'))
  const settled = Promise.allSettled(flood)
  await expect(draw(61, 'a flood')).rejects.toBeInstanceOf(QueueFull)
  await draw(62, 'a child')
  expect(order.indexOf('a child')).toBeLessThan(3)
  await pool.close()
  await settled
})
