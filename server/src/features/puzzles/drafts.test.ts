import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { NEXT_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import type { WordQuestion } from '@emojigma/engine/question.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY } from '../../platform/testing/test-site.ts'
import { PoolClosed, ThreadPool } from '../../platform/threads/pool.ts'
import { WORD_LANGUAGES } from '../../platform/vocabularies.ts'
import { draftOf, draftsOfDay, draftWord } from './draft.ts'
import { Drafts } from './drafts.ts'

let failures: unknown[]
let threads: ThreadPool
const log = { error: (fields: unknown) => void failures.push(fields) }
beforeEach(() => {
  failures = []
  threads = new ThreadPool(log)
})
afterEach(() => threads.close())

const tasks = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)

test('a thread drafts what this thread would draft', async () => {
  const drafts = new Drafts(threads, log)
  expect(await drafts.draftDay(A_DAY)).toEqual(draftsOfDay(A_DAY))
  expect(await drafts.draftSlot(A_DAY, 12, 3)).toEqual(draftOf(A_DAY, 12, 3))
  const asked = { puzzleId: puzzleIdOf(A_DAY, 20), levelId: 3, theme: 'Fruit', sharesCode: true, language: 'es', attempt: 2 } as const
  expect(await drafts.draftWords([asked])).toEqual([draftWord(asked)])
  expect(failures).toEqual([])
})

test.each([...WORD_LANGUAGES])(
  'the five words of a day in %s share their emoji, whatever the attempt, if the English ones do',
  (language) => {
    for (let day = A_DAY; day < A_DAY + 20; day += 1) {
      const letters = new Map<string, Set<string>>()
      for (const levelId of NEXT_LEVEL_IDS) {
        const request = {
          puzzleId: puzzleIdOf(day, 14 + levelId),
          levelId,
          theme: 'Faces',
          sharesCode: true,
          language,
          attempt: levelId % 3,
        }
        const { question, answer } = draftWord(request)
        const { emoji, spelling } = JSON.parse(question) as WordQuestion
        for (const [place, symbol] of spelling.entries()) {
          const name = emoji[symbol] ?? ''
          letters.set(name, (letters.get(name) ?? new Set()).add(answer.charAt(place)))
        }
      }
      expect([...letters].filter(([, { size }]) => size > 1)).toEqual([])
      expect(letters.size).toBeLessThan(20)
    }
    const alone = draftWord({ puzzleId: puzzleIdOf(A_DAY, 15), levelId: 1, theme: 'Faces', sharesCode: false, language, attempt: 0 })
    expect(alone.question).not.toContain('sharesCode')
  },
)

test('what a thread was drafting when it died is drafted by another one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'emojigma-drafts-'))
  const died = JSON.stringify(join(folder, 'died'))
  const diesOnce = tasks(`
    import { existsSync, writeFileSync } from 'node:fs'
    export function draftDay(day) {
      if (!existsSync(${died})) { writeFileSync(${died}, ''); process.exit(3) }
      return [{ day }]
    }`)
  const drafts = new Drafts(threads, log, diesOnce)
  expect(await Promise.all([drafts.draftDay(1), drafts.draftDay(2)])).toEqual([[{ day: 1 }], [{ day: 2 }]])
  expect(failures).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('what always fails is given up, and the next request tries again', async () => {
  const drafts = new Drafts(threads, log, tasks("export function draftDay() { throw new Error('broken') }"))
  await expect(drafts.draftDay(1)).rejects.toThrow('broken')
  const tries = failures.length
  await expect(drafts.draftDay(1)).rejects.toThrow('broken')
  expect(failures.length).toBe(2 * tries)
})

test('closing ends what is under way, and nothing is tried again', async () => {
  const drafts = new Drafts(threads, log)
  const [drafted] = await Promise.allSettled([drafts.draftDay(A_DAY), threads.close()])
  expect(drafted).toMatchObject({ status: 'rejected', reason: { message: 'the server is closing' } })
  await expect(drafts.draftDay(A_DAY)).rejects.toBeInstanceOf(PoolClosed)
  expect(failures).toEqual([])
})
