import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles.ts'
import { puzzleFromWire, type MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../config.ts'
import { freshAddress } from '../../testing/test-database.ts'
import { BETWEEN_GUESSES_MS, environmentOf, kill, killServers, startServer } from '../../testing/test-process.ts'

afterEach(killServers)

const PLAYERS = 2

function call(origin: string, path: string, body: object): Promise<Response> {
  return fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
}

/** The command as an operator types it. @param untilSaid killed as soon as it says so */
async function moveTo(databaseUrl: string, dataFolder: string, untilSaid?: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['server/src/operator/main.ts', 'move-to', databaseUrl], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env['PATH'], ...environmentOf({ dataFolder, databaseUrl: undefined }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (untilSaid !== undefined && said.includes(untilSaid)) child.kill('SIGKILL')
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

test('a site is moved while people play: killed in the middle it goes on, and nothing that was acknowledged is lost', async () => {
  const { address, remove } = await freshAddress()
  const { dataFolder, databaseUrl = '' } = address
  const embedded = { dataFolder, databaseUrl: undefined }
  const server = await startServer(embedded, { RATE_LIMITS: 'off' })
  const { origin } = server
  const today = ((await (await call(origin, getTodaysPuzzlesMini.path, {})).json()) as MiniPuzzle[]).map((wire) => puzzleFromWire(wire))
  const puzzles = today.filter(({ typeId }) => typeId === 1).slice(0, 3)

  const acknowledged = new Map<string, number[]>()
  const refused: { readonly status: number; readonly retryAfter: string | null }[] = []
  const playing = new AbortController()
  const players = Array.from({ length: PLAYERS }, async () => {
    while (!playing.signal.aborted) {
      const deviceId = randomUUID()
      for (const { id } of puzzles) {
        // Nobody answers for the moment in which the site opens at PostgreSQL: that is no acknowledgement either.
        const guess = { PuzzleId: id, PuzzleGuess: '1', DeviceId: deviceId }
        const reply = await call(origin, uploadPuzzleGuessMini.path, guess).catch(() => undefined)
        await reply?.arrayBuffer()
        if (reply?.status === 200) acknowledged.set(deviceId, [...(acknowledged.get(deviceId) ?? []), id])
        else if (reply) refused.push({ status: reply.status, retryAfter: reply.headers.get('retry-after') })
        await rest(BETWEEN_GUESSES_MS)
      }
    }
  })
  await expect.poll(() => acknowledged.size).toBeGreaterThan(10)

  for (const step of ['copied puzzles', 'the last changes are there']) {
    expect(await moveTo(databaseUrl, dataFolder, step)).toMatchObject({ code: null })
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before)
  }
  const moved = await moveTo(databaseUrl, dataFolder)
  expect(moved).toMatchObject({ code: 0, said: expect.stringMatching(/Moved \d+ rows of \d+ tables|It was moved there before/) })
  const before = acknowledged.size
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 10)
  playing.abort()
  await Promise.all(players)
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])

  await kill(server.process)
  const told = await startServer({ dataFolder, databaseUrl }, { RATE_LIMITS: 'off' })
  for (const [deviceID, puzzleIds] of acknowledged) {
    const reply = await call(told.origin, getSolvedDevicePuzzleIds.path, { deviceID })
    const { AttemptedPuzzleIds } = (await reply.json()) as { AttemptedPuzzleIds: number[] }
    expect(puzzleIds.filter((id) => !AttemptedPuzzleIds.includes(id))).toEqual([])
  }
  await kill(told.process)
  // Without being told where it is, the site is there too.
  const untold = await startServer(embedded, { RATE_LIMITS: 'off' })
  const [deviceID = ''] = [...acknowledged.keys()].slice(-1)
  const reply = await call(untold.origin, getSolvedDevicePuzzleIds.path, { deviceID })
  const { AttemptedPuzzleIds } = (await reply.json()) as { AttemptedPuzzleIds: number[] }
  expect(acknowledged.get(deviceID)?.every((id) => AttemptedPuzzleIds.includes(id))).toBe(true)
  await kill(untold.process)
  await remove()
})
