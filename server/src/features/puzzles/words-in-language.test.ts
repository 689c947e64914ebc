import { uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getNewPuzzlesMini, getPuzzleMini, getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleFromWire, type MiniPuzzle, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { WordQuestion } from '@emojigma/engine/question.ts'
import { word } from '@emojigma/engine/word/word.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, draftsHere, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'
import { MAX_ATTEMPTS } from './draft.ts'
import { answerDigestOf, type StoredPuzzle } from './puzzle-view.ts'
import { Puzzles } from './service.ts'
import { WORD_LANGUAGES } from '../../platform/vocabularies.ts'
import { WordsInLanguage } from './words-in-language.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
  const { queries } = site.database
  const { question } = await queries.selectFrom('puzzles').select('question').where('id', '=', WHICH_IS_MORE).executeTakeFirstOrThrow()
  const asking = { ...JSON.parse(question), or: { operands: [{ kind: 'number', value: 1, asDots: true }], operators: [] } }
  await queries
    .updateTable('puzzles')
    .set({ question: JSON.stringify(asking) })
    .where('id', '=', WHICH_IS_MORE)
    .execute()
})
afterAll(() => site.close())

const LEVELS = [1, 2, 3, 4, 5] as const
/** A Classic of Level 1 that asks which of two is more. */
const WHICH_IS_MORE = puzzleOn(A_DAY - 1, 1, 6)
const ID = puzzleOn(A_DAY, 3, 2)
const inSpanish = (path: string) => `/es${path}`

async function puzzleAt(path: string, puzzleId: number, DeviceId?: string): Promise<PuzzleView> {
  const { status, body } = await site.post<MiniPuzzle>(path, { PuzzleId: puzzleId, DeviceId })
  expect(status).toBe(200)
  return puzzleFromWire(body)
}

async function spanishAnswer(puzzleId: number): Promise<string> {
  await puzzleAt(inSpanish(getPuzzleMini.path), puzzleId)
  const row = await site.database.queries
    .selectFrom('word_questions')
    .select('answer')
    .where('puzzle_id', '=', puzzleId)
    .executeTakeFirstOrThrow()
  return row.answer
}

async function guess(path: string, PuzzleId: number, PuzzleGuess: string, DeviceId = randomUUID()) {
  const { status, body } = await site.post<MiniPuzzle & { ok: boolean; Allowance: { Used: number } }>(path, {
    PuzzleId,
    PuzzleGuess,
    DeviceId,
  })
  expect(status).toBe(200)
  return { isRight: body.ok, puzzle: puzzleFromWire(body), used: body.Allowance.Used }
}

test.each(LEVELS)('a Word puzzle of level %i asks something of its own in Spanish, with the alphabet and one answer', async (levelId) => {
  const id = puzzleOn(A_DAY, 3, levelId)
  const [english, spanish] = await Promise.all([puzzleAt(getPuzzleMini.path, id), puzzleAt(inSpanish(getPuzzleMini.path), id)])
  expect(english.question).not.toHaveProperty('alphabet')
  expect(spanish.question).toMatchObject({ typeId: 3, alphabet: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ' })
  expect(spanish).toMatchObject({ id, levelId, theme: english.theme, attempted: english.attempted })
  const answer = await spanishAnswer(id)
  expect(word.solve(spanish.question as WordQuestion)).toEqual({ kind: 'unique', answer })
  expect(spanish.answerDigest).toBe(answerDigestOf(id, answer))
  expect(spanish.answerDigest).not.toBe(english.answerDigest)
  expect(spanish.questionImageSvg).toBe(`/es${english.questionImageSvg}`)
})

test('other puzzles are the same in both languages, but for the names of their emoji', async () => {
  const id = puzzleOn(A_DAY, 1, 6)
  const [english, spanish] = await Promise.all([puzzleAt(getPuzzleMini.path, id), puzzleAt(inSpanish(getPuzzleMini.path), id)])
  expect(spanish.question).toEqual(english.question)
  expect(spanish.questionImageSvg).toBe(english.questionImageSvg)
  expect(spanish.emojiNames).not.toEqual(english.emojiNames)
})

test('the language of the address judges, and both answers come to the same attempt', async () => {
  const [english, spanish] = [await site.answerTo(ID), await spanishAnswer(ID)]
  const [path, spanishPath] = [uploadPuzzleGuessMini.path, inSpanish(uploadPuzzleGuessMini.path)]
  expect(await guess(path, ID, spanish)).toMatchObject({ isRight: false })
  expect(await guess(spanishPath, ID, english)).toMatchObject({ isRight: false })
  expect(await guess(path, ID, english)).toMatchObject({ isRight: true, puzzle: { answerWord: english } })
  const before = await site.countsOf(ID)
  const device = randomUUID()
  expect(await guess(spanishPath, ID, spanish.toLowerCase(), device)).toMatchObject({
    isRight: true,
    puzzle: { answerWord: spanish },
    used: 1,
  })
  const after = await guess(path, ID, english, device)
  expect(after).toMatchObject({ used: 1 })
  expect(await site.countsOf(ID)).toEqual({ attempted: before.attempted + 1, correct: before.correct + 1 })
  expect(await puzzleAt(getPuzzleMini.path, ID, device)).toMatchObject({ answerWord: english })
  expect(await puzzleAt(inSpanish(getPuzzleMini.path), ID, device)).toMatchObject({ answerWord: spanish })
})

test('a guess that waited for the network is judged in the language in which it was made', async () => {
  const spanish = await spanishAnswer(ID)
  const sent = async (Language?: string) => {
    const guesses = [{ PuzzleId: ID, PuzzleGuess: spanish, Language }]
    const { body } = await site.post<{ ok: boolean }[]>(uploadPuzzleGuesses.path, { DeviceId: randomUUID(), PuzzleGuesses: guesses })
    return body[0]?.ok
  }
  expect(await sent('es')).toBe(true)
  expect(await sent()).toBe(false)
})

test('lists show the question of the language, also once guests of the other have asked for them', async () => {
  for (const path of [getTodaysPuzzlesMini.path, getNewPuzzlesMini.path]) {
    const listed = async (at: string) => {
      const { body } = await site.post<MiniPuzzle[]>(at, {})
      return body.map(puzzleFromWire).find(({ id }) => id === ID)
    }
    const english = await listed(path)
    const spanish = await listed(inSpanish(path))
    expect(english?.answerDigest).toBe(answerDigestOf(ID, await site.answerTo(ID)))
    expect(spanish?.answerDigest).toBe(answerDigestOf(ID, await spanishAnswer(ID)))
    expect((await listed(path))?.answerDigest).toBe(english?.answerDigest)
  }
})

test('its picture shows the question of the language', async () => {
  const { questionImageSvg = '' } = await puzzleAt(getPuzzleMini.path, ID)
  const [english, spanish] = await Promise.all([site.get(questionImageSvg), site.get(inSpanish(questionImageSvg))])
  expect([english.status, spanish.status]).toEqual([200, 200])
  expect(spanish.body.equals(english.body)).toBe(false)
})

test('a question with words in its picture has that picture in the language', async () => {
  const { questionImageSvg = '' } = await puzzleAt(getPuzzleMini.path, WHICH_IS_MORE)
  const spanish = await puzzleAt(inSpanish(getPuzzleMini.path), WHICH_IS_MORE)
  expect(spanish.questionImageSvg).toBe(inSpanish(questionImageSvg))
  const { body } = await site.post<MiniPuzzle[]>(inSpanish(getNewPuzzlesMini.path), { levelId: 6, puzzleTypeId: 1 })
  expect(body.find(({ i }) => i === WHICH_IS_MORE)?.qs).toBe(inSpanish(questionImageSvg))
  const drawings = await Promise.all([questionImageSvg, inSpanish(questionImageSvg)].map((path) => site.get(path)))
  expect(drawings.map(({ status }) => status)).toEqual([200, 200])
  expect(drawings[1]?.body.equals(drawings[0]?.body ?? Buffer.alloc(0))).toBe(false)
})

test('two who ask first at the same time, in two processes, are asked the same', async () => {
  const id = puzzleOn(A_DAY - 1, 3, 4)
  const stored = await site.service(Puzzles).storedOf([id])
  const made = await Promise.all([0, 1].map(() => new WordsInLanguage({ database: site.database, drafts: slowDrafts() }).of(stored, 'es')))
  expect(made[0]?.get(id)?.question).toEqual(made[1]?.get(id)?.question)
  expect(made[0]?.get(id)?.answer).not.toBe(stored.get(id)?.answer)
  const again = await new WordsInLanguage({ database: site.database, drafts: noDrafts() }).of(stored, 'es')
  expect(again.get(id)).toEqual(made[0]?.get(id))
})

test('more puzzles at once than are kept in memory are all asked in the language, made or stored', async () => {
  const stored = await site.service(Puzzles).storedOf(LEVELS.map((levelId) => puzzleOn(A_DAY - 1, 3, levelId)))
  await site.database.queries.deleteFrom('word_questions').execute()
  const words = new WordsInLanguage({ database: site.database, drafts: draftsHere, inMemory: 2 })
  const made = await words.of(stored, 'es')
  expect([...made.values()].map(({ language }) => language)).toEqual(LEVELS.map(() => 'es'))
  expect(await words.of(stored, 'es')).toEqual(made)
})

test('a question that another puzzle asks already is made anew', async () => {
  const ids = [puzzleOn(A_DAY - 1, 3, 1), puzzleOn(A_DAY, 3, 1)]
  const stored = await site.service(Puzzles).storedOf(ids)
  const asAnother = [...stored].map(([id, puzzle]): [number, StoredPuzzle] => [id, { ...puzzle, levelId: 1 }])
  await site.database.queries.deleteFrom('word_questions').execute()
  const attempts: number[] = []
  const words = new WordsInLanguage({
    database: site.database,
    drafts: {
      async draftWords(asked) {
        attempts.push(...asked.map(({ attempt }) => attempt))
        const drafted = await draftsHere.draftWords(asked)
        return drafted.map((draft, index) => (asked[index]?.attempt === 0 ? { ...draft, repeatKey: 'the same' } : draft))
      },
    },
  })
  const made = await words.of(new Map(asAnother), 'es')
  expect(attempts).toEqual([0, 0, 1])
  expect(Math.max(...attempts)).toBeLessThan(MAX_ATTEMPTS)
  expect(new Set([...made.values()].map(({ answerDigest }) => answerDigest)).size).toBe(2)
})

test('a language without words of its own has the English ones', async () => {
  expect([...WORD_LANGUAGES]).toEqual(['es', 'fr'])
  const stored = await site.service(Puzzles).storedOf([ID])
  expect(await new WordsInLanguage({ database: site.database, drafts: noDrafts() }).of(stored, 'en')).toBe(stored)
})

function slowDrafts() {
  return {
    async draftWords(asked: Parameters<typeof draftsHere.draftWords>[0]) {
      // Another attempt than the other process makes, so that only what is stored can make them agree.
      drafts += 1
      return draftsHere.draftWords(asked.map((one) => ({ ...one, attempt: one.attempt + 10 * drafts })))
    },
  }
}
let drafts = 0

function noDrafts() {
  return { draftWords: () => Promise.reject(new Error('nothing is to be made')) }
}
