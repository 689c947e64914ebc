import { createClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { register } from '@emojigma/contract/accounts/accounts.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { getUpload, registerStudents, type StudentUpload, type UploadProgress } from '@emojigma/contract/classes/students.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database, type DatabaseAddress } from '../../../platform/database/connection.ts'
import { insertOrder } from '../../shop/orders/service.ts'
import { freshAddress } from '../../../platform/testing/test-database.ts'
import { kill, killServers, startServer, type RunningServer } from '../../../platform/testing/test-process.ts'
import { NOON_MS } from '../../../platform/testing/test-site.ts'

const STUDENTS = 60
const PASSWORD = 'Kind-otter-77'
const EMAIL = 'teacher@example.com'
const SECRET = 'one and the same secret for both processes'

let address: DatabaseAddress
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ address, remove } = await freshAddress())
})
afterEach(async () => {
  killServers()
  await remove()
})

const start = (): Promise<RunningServer> => startServer(address, { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SECRET })

async function post<T>(origin: string, path: string, body: object, token?: string): Promise<T> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', ...authorization }
  const reply = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect([path, reply.status]).toEqual([path, 200])
  return (await reply.json()) as T
}

async function logIn(origin: string, username: string, password: string): Promise<string> {
  const reply = await fetch(`${origin}${requestToken.path}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Lets someone with a plan for teachers add students with passwords that were chosen. */
async function upload(origin: string, { queries }: Database): Promise<StudentUpload> {
  const account = { Email: EMAIL, Nickname: 'Miss Honey', Password: PASSWORD, ConfirmPassword: PASSWORD }
  const { Id: accountId } = await post<{ Id: string }>(origin, register.path, account)
  const token = await logIn(origin, EMAIL, PASSWORD)
  const order = { accountId, productId: 'teacher', source: 'operator', paymentRef: undefined, renews: false } as const
  const times = { startsAtMs: NOON_MS - DAY_MS, endsAtMs: NOON_MS + DAY_MS }
  await insertOrder(queries, { ...order, ...times, amountMinor: undefined, currency: undefined })
  const { Id: ClassroomId } = await post<{ Id: string }>(origin, createClassroom.path, { classroomName: 'Class 3b' }, token)
  const Students = Array.from({ length: STUDENTS }, (_, Row) => ({ Row, UserName: `pupil-${Row}`, Password: `${PASSWORD}-${Row}` }))
  const body = { ClassroomId, UploadKey: randomUUID(), IsTrial: false, Students }
  return post<StudentUpload>(origin, registerStudents.path, body, token)
}

const waitingIn = async ({ queries }: Database): Promise<number> =>
  (await queries.selectFrom('waiting_passwords').select('account_id').execute()).length

test('passwords that a killed server had not hashed are hashed by the next one, and the work says how far it is', async () => {
  const first = await start()
  const database = openDatabase(address, () => undefined)
  const { JobId = '' } = await upload(first.origin, database)
  await kill(first.process)
  const left = await waitingIn(database)
  expect(left).toBeGreaterThan(0)

  const next = await start()
  const token = await logIn(next.origin, EMAIL, PASSWORD)
  const progress = async (): Promise<UploadProgress> => {
    const reply = await fetch(`${next.origin}${getUpload.path}?jobId=${JobId}`, { headers: { authorization: `Bearer ${token}` } })
    return (await reply.json()) as UploadProgress
  }
  await expect.poll(progress).toEqual({ State: 'done', Done: STUDENTS, Total: STUDENTS })
  expect(await waitingIn(database)).toBe(0)
  for (const row of [0, STUDENTS - 1]) expect(await logIn(next.origin, `pupil-${row}`, `${PASSWORD}-${row}`)).toBeTypeOf('string')
  await database.close()
})
