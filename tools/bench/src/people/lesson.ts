import {
  answerInLesson,
  joinLesson,
  lessonEvents,
  openLesson,
  steerLesson,
  type Lesson,
  type LessonSeat,
} from '@emojigma/contract/classes/lessons.ts'
import { createClassroom, type Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { register } from '@emojigma/contract/accounts/accounts.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { MOST_SEATS } from '@emojigma/contract/rules/lessons.ts'
import { DAY_MS, dayAt, puzzleIdOf } from '@emojigma/engine/day.ts'
import { insertOrder } from '@emojigma/server/features/shop/orders/queries.ts'
import { openDatabase } from '@emojigma/server/platform/database/connection.ts'
import { migrate } from '@emojigma/server/platform/migrate.ts'
import { freshAddress } from '@emojigma/server/platform/testing/test-database.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { markdownTable } from '../markdown-table.ts'
import { readOptions } from '../options.ts'
import { percentile } from '../percentile.ts'
import { placeOf, startBareEvents, startEmojigma } from '../servers.ts'

/** How long a pause takes to reach sixty devices in a live lesson, from pressing the button to each device: alone, and while all sixty
 *  answer at the same moment. The control is a server that only sends on what it is posted. Then 500 devices try to join. Ends with 1 when
 *  the limit is missed. `--rounds`: pauses of each kind. */
const { rounds: ROUNDS } = readOptions({ rounds: 40 })
const LIMIT_P95_MS = 300
const CROWD = 500
const BETWEEN_MS = 100
const PASSWORD = 'Puzzled-Otter-7'

const { address, remove } = await freshAddress()
const database = openDatabase(address, () => undefined)
await migrate(database)
const site = await startEmojigma({ ...placeOf(address), SECRET: 'a secret for measurements only, of no use to anyone', DRAW_AHEAD: 'off' })
const bare = await startBareEvents()

async function post(path: string, body: object, token?: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const reply = await fetch(site.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: reply.status, body: await reply.json() }
}

const email = 'teacher@example.com'
const account = { Email: email, Nickname: 'Fox 1', Password: PASSWORD, ConfirmPassword: PASSWORD }
const made = (await post(register.path, account)).body as { readonly Id: string }
const startsAtMs = Date.now() - DAY_MS
await insertOrder(database.queries, {
  accountId: made.Id,
  productId: 'teacher',
  source: 'operator',
  paymentRef: undefined,
  renews: false,
  startsAtMs,
  endsAtMs: startsAtMs + 365 * DAY_MS,
  amountMinor: undefined,
  currency: undefined,
})
const form = new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD })
const tokens = (await (await fetch(site.origin + requestToken.path, { method: 'POST', body: form })).json()) as {
  readonly access_token: string
}
const token = tokens.access_token
const classroom = (await post(createClassroom.path, { classroomName: '3b' }, token)).body as Classroom
const PuzzleIds = [0, 1, 2].map((slot) => puzzleIdOf(dayAt(Date.now()), slot))
const lesson = (await post(openLesson.path, { ClassroomId: classroom.Id, PuzzleIds, Pace: 'together', Goal: 100 }, token)).body as Lesson
const seats: LessonSeat[] = []
for (let seat = 0; seat < MOST_SEATS; seat += 1) seats.push((await post(joinLesson.path, { Code: lesson.Code })).body as LessonSeat)

/** A device that follows the lesson, and the call that waits for its next event. */
class Device {
  isPaused = false
  heard: (() => void) | undefined
  readonly #abort = new AbortController()

  async follow(url: string): Promise<void> {
    const { body } = await fetch(url, { signal: this.#abort.signal })
    if (!body) throw new Error('no stream')
    void this.#read(body)
  }

  leave(): void {
    this.#abort.abort()
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const piece of body) {
        text += decoder.decode(piece, { stream: true })
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          const data = /^data: (.*)$/m.exec(event)?.[1]
          if (data === undefined) continue
          this.isPaused = (JSON.parse(data) as { readonly IsPaused: boolean }).IsPaused
          this.heard?.()
        }
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error
    }
  }
}

/** @returns milliseconds from each press to each device */
async function reached(url: string, press: (isPaused: boolean) => Promise<unknown>): Promise<readonly number[]> {
  const devices = Array.from({ length: MOST_SEATS }, () => new Device())
  await Promise.all(devices.map((device) => device.follow(url)))
  const tookMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const isPaused = round % 2 === 0
    const beganMs = performance.now()
    const all = devices.map(
      (device) =>
        new Promise<void>((resolve) => {
          device.heard = () => {
            if (device.isPaused !== isPaused) return
            device.heard = undefined
            tookMs.push(performance.now() - beganMs)
            resolve()
          }
        }),
    )
    await Promise.all([press(isPaused), ...all])
    await sleep(BETWEEN_MS)
  }
  for (const device of devices) device.leave()
  return tookMs
}

const pause = (IsPaused: boolean) => post(steerLesson.path, { LessonId: lesson.Id, IsPaused }, token)
const answer = ({ SeatToken }: LessonSeat) =>
  post(answerInLesson.path, { LessonId: lesson.Id, SeatToken, Position: 0, Answer: String(Math.floor(Math.random() * 50)) })
const events = `${site.origin}${lessonEvents.path}?lessonId=${lesson.Id}`
const state = (await post(steerLesson.path, { LessonId: lesson.Id }, token)).body as object
const sendOn = (IsPaused: boolean) => fetch(`${bare.origin}/`, { method: 'POST', body: JSON.stringify({ ...state, IsPaused }) })

await reached(events, pause)
const control = await reached(`${bare.origin}/events`, sendOn)
const alone = await reached(events, pause)
const amid = await reached(events, (isPaused) => Promise.all([...seats.map(answer), pause(isPaused)]))
const beganMs = performance.now()
const crowd = await Promise.all(Array.from({ length: CROWD }, () => post(joinLesson.path, { Code: lesson.Code })))
const crowdMs = performance.now() - beganMs

await site.stop()
await bare.stop()
await database.close()
await remove()

const row = (what: string, took: readonly number[]) => ({
  what,
  'p50, ms': Math.round(percentile(took, 0.5)),
  'p95, ms': Math.round(percentile(took, 0.95)),
  'longest, ms': Math.round(percentile(took, 1)),
})
console.log(
  markdownTable([
    row('control: a server that only sends on', control),
    row('pause reaching sixty devices', alone),
    row('pause while all sixty answer', amid),
  ]),
)
const words = new Set(crowd.map(({ status, body }) => `${status}: ${(body as { readonly Message?: string }).Message ?? 'joined'}`))
console.log(`\n${CROWD} more devices, answered within ${Math.round(crowdMs)} ms: ${[...words].join(' · ')}`)
if (percentile(alone, 0.95) > LIMIT_P95_MS || percentile(amid, 0.95) > LIMIT_P95_MS) process.exitCode = 1
