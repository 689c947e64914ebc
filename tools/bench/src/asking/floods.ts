import { uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { PICTURE_WIDTHS_PX, questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { dayAt, puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { markdownTable } from '../markdown-table.ts'
import { readOptions } from '../options.ts'
import { startEmojigma } from '../servers.ts'
import { BROWSER } from './as-browser.ts'
import { askLightly } from './light-client.ts'

/** Memory of a process after its first visitors, during seven floods and afterwards. Ends with 1 when it stays above the limit.
 *  `--seconds`: of each flood; `--rest`: after the last one. Needs a built page. */
const { seconds: SECONDS, rest: REST_S } = readOptions({ seconds: 25, rest: 60 })
const CONNECTIONS = 60
const LIMIT = 1.5
const MIB = 1024 * 1024

const today = dayAt(Date.now())
const ids = SLOTS.map((_, slot) => puzzleIdOf(today, slot))
const pictures = SLOTS.flatMap(({ levelId }, slot) =>
  PICTURE_WIDTHS_PX.map((widthPx) => questionRasterPath(puzzleIdOf(today, slot), levelId, widthPx, 'avif')),
)
const pages = ['/', '/today', '/puzzle', '/leaderboard', '/emojiRiddles', ...ids.map((id) => `/puzzle/${id}`)]
let sent = 0
const nextOf = <T>(list: readonly T[]) => list[(sent += 1) % list.length] as T
const guess = () => ({ PuzzleId: nextOf(ids), PuzzleGuess: '7' })

interface SiteCall {
  readonly path: string
  readonly body?: object
}

const FLOODS: Readonly<Record<string, () => SiteCall>> = {
  pages: () => ({ path: nextOf(pages) }),
  'missing pages': () => ({ path: `/${randomUUID()}` }),
  pictures: () => ({ path: nextOf(pictures) }),
  'guesses of new guests': () => ({ path: uploadPuzzleGuessMini.path, body: { ...guess(), DeviceId: randomUUID() } }),
  'openings of new guests': () => ({ path: getPuzzleMini.path, body: { PuzzleId: nextOf(ids), DeviceId: randomUUID() } }),
  'wrong passwords': () => ({
    path: requestToken.path,
    body: new URLSearchParams({ grant_type: 'password', username: `${randomUUID()}@example.com`, password: 'Wrong-Otter-7' }),
  }),
  'a hundred guesses a call': () => ({
    path: uploadPuzzleGuesses.path,
    body: { DeviceId: randomUUID(), PuzzleGuesses: Array.from({ length: 100 }, guess) },
  }),
}

const site = await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const memoryMib = () => Math.round((site.residentBytes() ?? Number.NaN) / MIB)

/** @returns the number of replies, and the most memory meanwhile */
async function flood(connections: number, forSeconds: number, call: () => SiteCall) {
  const untilMs = performance.now() + 1000 * forSeconds
  let most = memoryMib()
  const looking = setInterval(() => (most = Math.max(most, memoryMib())), 500)
  const { total } = await askLightly(site.origin, connections, () => {
    if (performance.now() >= untilMs) return undefined
    const { path, body } = call()
    const isForm = body instanceof URLSearchParams
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    return {
      method: body ? 'POST' : 'GET',
      path,
      headers: { ...BROWSER, ...(body && { 'content-type': type }) },
      body: isForm ? body.toString() : body ? JSON.stringify(body) : '',
    }
  })
  clearInterval(looking)
  return { replies: total, most }
}

for (const call of Object.values(FLOODS)) await flood(4, SECONDS / 5, call)
const before = memoryMib()
const rows = []
for (const [name, call] of Object.entries(FLOODS)) {
  const { replies, most } = await flood(CONNECTIONS, SECONDS, call)
  rows.push({ flood: name, replies, 'most, MiB': most })
}
await pause(1000 * REST_S)
const after = memoryMib()
await site.stop()

console.log(markdownTable(rows))
console.log(
  `${before} MiB after the first visitors, ${after} MiB ${REST_S} s after the last flood: ${(after / before).toFixed(2)} times as much`,
)
if (after > LIMIT * before) process.exitCode = 1
