import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { A_DAY } from '../testing/test-site.ts'
import { Drafts } from './drafts.ts'
import { draftOf, draftsOfDay } from './draft.ts'
import { draftWord } from './word-draft.ts'

test('the worker drafts what this thread would draft', async () => {
  const drafts = new Drafts((error) => expect.unreachable(error.message))
  expect(await drafts.draftDay(A_DAY)).toEqual(draftsOfDay(A_DAY))
  expect(await drafts.draftSlot(A_DAY, 12, 3)).toEqual(draftOf(A_DAY, 12, 3))
  const asked = { puzzleId: puzzleIdOf(A_DAY, 20), levelId: 3, theme: 'Fruit', language: 'es', attempt: 2 } as const
  expect(await drafts.draftWords([asked])).toEqual([draftWord(asked)])
  await drafts.close()
})

test('a worker that dies is replaced, with its unfinished work', async () => {
  const { script, remove } = workerProgram(`
    import { existsSync, writeFileSync } from 'node:fs'
    const died = new URL('died', import.meta.url)
    parentPort.on('message', ({ requestId, day }) => {
      if (!existsSync(died)) { writeFileSync(died, ''); process.exit(3) }
      parentPort.postMessage({ requestId, drafts: [{ day }] })
    })`)
  const crashes: string[] = []
  const drafts = new Drafts((error) => crashes.push(error.message), script)
  expect(await Promise.all([drafts.draftDay(1), drafts.draftDay(2)])).toEqual([[{ day: 1 }], [{ day: 2 }]])
  expect(crashes).toHaveLength(1)
  await drafts.close()
  remove()
})

test('a worker that always dies is given up, and the next request tries again', async () => {
  const { script, remove } = workerProgram("parentPort.on('message', () => { throw new Error('broken') })")
  const crashes: string[] = []
  const drafts = new Drafts((error) => crashes.push(error.message), script)
  await expect(drafts.draftDay(1)).rejects.toThrow('broken')
  const tries = crashes.length
  await expect(drafts.draftDay(1)).rejects.toThrow('broken')
  expect(crashes.length).toBe(2 * tries)
  await drafts.close()
  remove()
})

test('closing ends what is under way', async () => {
  const drafts = new Drafts(() => undefined)
  const [drafted] = await Promise.allSettled([drafts.draftDay(A_DAY), drafts.close()])
  expect(drafted).toMatchObject({ status: 'rejected', reason: { message: 'the server is closing' } })
  await expect(drafts.draftDay(A_DAY)).rejects.toThrow('closing')
})

function workerProgram(body: string): { script: URL; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-worker-'))
  const path = join(folder, 'worker.mjs')
  writeFileSync(path, `import { parentPort } from 'node:worker_threads'\n${body}`)
  return { script: pathToFileURL(path), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
