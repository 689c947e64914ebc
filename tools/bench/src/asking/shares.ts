import { register } from '@emojigma/contract/accounts/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { PICTURE_WIDTHS_PX, questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { dayAt, puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { startEmojigma } from '../servers.ts'
import { BROWSER } from './as-browser.ts'
import { askLightly, type RawRequest } from './light-client.ts'

/** How long one caller waits while a crowd behind another address asks at once for what takes long: log-ins, and pictures that were not
 *  drawn before. The control is the same caller alone. Ends with 1 when the crowd adds more than a second to a longest wait and makes it
 *  more than twice as long: a drawing that is under way is finished first. Needs a built page. */
const LOG_INS = 150
const PICTURES = 60
const CONTROL_ROUNDS = 12
const LIMIT_MS = 1000
const PASSWORD = 'Puzzled-Otter-7'
const [CROWD, CALLER] = ['198.51.100.7', '203.0.113.9']
const TYPED = '7'

const site = await startEmojigma({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const today = dayAt(Date.now())
for (const [name, address] of [
  ['crowd', CROWD],
  ['caller', CALLER],
] as const) {
  const account = { Email: `${name}@example.com`, Nickname: `The ${name}`, Password: PASSWORD, ConfirmPassword: PASSWORD }
  if ((await send(address, { path: register.path, body: account })) !== 200) throw new Error(`${name} was not registered`)
}

interface SiteCall {
  readonly path: string
  readonly body?: object | URLSearchParams
}

/** @returns the status of the reply, once it has all arrived */
async function send(address: string, call: SiteCall): Promise<number> {
  const { method, path, headers, body } = requestOf(address, call)
  const reply = await fetch(`${site.origin}${path}`, { method, headers, ...(body !== '' && { body }) })
  await reply.arrayBuffer()
  return reply.status
}

function requestOf(address: string, { path, body }: SiteCall): RawRequest {
  const type = body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    method: body ? 'POST' : 'GET',
    path,
    headers: { ...BROWSER, 'x-forwarded-for': address, ...(body && { 'content-type': type }) },
    body: body instanceof URLSearchParams ? body.toString() : body ? JSON.stringify(body) : '',
  }
}

const logIn = (name: string): SiteCall => ({
  path: requestToken.path,
  body: new URLSearchParams({ grant_type: 'password', username: `${name}@example.com`, password: PASSWORD }),
})

const pictures = picturesOf(today)

function nextPicture(): SiteCall {
  const path = pictures.pop()
  if (path === undefined) throw new Error('no picture is left that was not drawn before')
  return { path }
}

/** The pictures of a day's questions. */
function picturesOf(day: Day): string[] {
  return SLOTS.flatMap(({ levelId }, slot) =>
    PICTURE_WIDTHS_PX.flatMap((widthPx) =>
      (['avif', 'png'] as const).map((format) => questionRasterPath(puzzleIdOf(day, slot), levelId, widthPx, format)),
    ),
  )
}

const CALLS = {
  'log-in': () => logIn('caller'),
  guess: () => ({
    path: uploadPuzzleGuessMini.path,
    body: { PuzzleId: puzzleIdOf(today, 0), PuzzleGuess: TYPED, DeviceId: randomUUID() },
  }),
  page: () => ({ path: '/today' }),
  picture: nextPicture,
}
type CallName = keyof typeof CALLS
const NAMES = Object.keys(CALLS) as CallName[]

/** One call of each kind, one after the other, until it is enough.
 *  @returns the waits in milliseconds */
async function waits(isEnough: (rounds: number) => boolean): Promise<Readonly<Record<CallName, number[]>>> {
  const tookMs: Record<CallName, number[]> = { 'log-in': [], guess: [], page: [], picture: [] }
  for (let rounds = 0; !isEnough(rounds); rounds += 1) {
    for (const name of NAMES) {
      const beganMs = performance.now()
      const status = await send(CALLER, CALLS[name]())
      if (status !== 200) throw new Error(`${name} of the caller: ${status}`)
      tookMs[name].push(performance.now() - beganMs)
    }
  }
  return tookMs
}

/** The caller's waits while the crowd's calls are under way, each on a connection of its own. */
async function waitsBeside(calls: number, call: () => SiteCall) {
  let [isOver, left] = [false, calls]
  const crowd = askLightly(site.origin, calls, () => {
    left -= 1
    return left < 0 ? undefined : requestOf(CROWD, call())
  }).finally(() => (isOver = true))
  const tookMs = await waits((rounds) => isOver && rounds > 0)
  const { total, failed } = await crowd
  return { tookMs, served: `${total - failed} of ${total}` }
}

await waits((rounds) => rounds === 2)
const before = await waits((rounds) => rounds === CONTROL_ROUNDS)
const besideLogIns = await waitsBeside(LOG_INS, () => logIn('crowd'))
const besidePictures = await waitsBeside(PICTURES, nextPicture)
await site.stop()

const figuresOf = (tookMs: Readonly<Record<CallName, number[]>>) =>
  Object.fromEntries(NAMES.map((name) => [`${name}, ms`, [0.5, 1].map((share) => Math.round(percentile(tookMs[name], share))).join(', ')]))
console.log('Median and longest wait of the caller:')
console.log(
  markdownTable([
    { beside: 'nobody', 'the crowd was served': '–', ...figuresOf(before) },
    { beside: `${LOG_INS} log-ins`, 'the crowd was served': besideLogIns.served, ...figuresOf(besideLogIns.tookMs) },
    { beside: `${PICTURES} pictures`, 'the crowd was served': besidePictures.served, ...figuresOf(besidePictures.tookMs) },
  ]),
)
const isSlow = (tookMs: Readonly<Record<CallName, number[]>>) =>
  NAMES.some((name) => {
    const [alone, beside] = [Math.max(...before[name]), Math.max(...tookMs[name])]
    return beside > alone + LIMIT_MS && beside > 2 * alone
  })
if ([besideLogIns, besidePictures].some(({ tookMs }) => isSlow(tookMs))) process.exitCode = 1
