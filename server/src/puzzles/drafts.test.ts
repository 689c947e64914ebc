import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { threadsThatGiveWay } from '../testing/giving-way.ts'
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

test('the worker gives way once it drafts what nobody waits for, and not before', async () => {
  const drafts = new Drafts((error) => expect.unreachable(error.message))
  const before = threadsThatGiveWay()
  await drafts.draftDay(A_DAY)
  expect(threadsThatGiveWay()).toBe(before)
  await drafts.draftDay(A_DAY, true)
  expect(threadsThatGiveWay()).toBe(process.platform === 'linux' ? before + 1 : 0)
  await drafts.close()
})

test('the worker has room for what is soon of no use, though its process has little', () => {
  const script = `
    import { parentPort } from 'node:worker_threads'
    import { getHeapSpaceStatistics } from 'node:v8'
    parentPort.on('message', ({ requestId }) => {
      const kept = []
      for (let count = 0; count < 3_000_000; count += 1) kept[count % 60_000] = { count }
      const { space_size: bytes } = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
      parentPort.postMessage({ requestId, drafts: [bytes / 2 ** 20] })
    })`
  const program = `
    import { Drafts } from '${new URL('drafts.ts', import.meta.url).href}'
    const drafts = new Drafts((error) => { throw error }, new URL(${JSON.stringify(`data:text/javascript,${encodeURIComponent(script)}`)}))
    process.stdout.write(String(await drafts.draftDay(1)))
    await drafts.close()`
  const mib = execFileSync(process.execPath, ['--max-semi-space-size=2', '--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(Number(mib)).toBeGreaterThan(8)
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
