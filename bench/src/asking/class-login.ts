import { register } from '@emojigma/contract/accounts.ts'
import { issueCards, type StudentCard } from '@emojigma/contract/school/cards.ts'
import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { createClassroom } from '@emojigma/contract/school/classrooms.ts'
import { getHealth } from '@emojigma/contract/site/health.ts'
import { requestToken } from '@emojigma/contract/sign-in.ts'
import { getUpload, registerStudents, type StudentUpload, type UploadProgress } from '@emojigma/contract/school/students.ts'
import { PasswordHashing } from '@emojigma/server/accounts/password-hashing.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { startEmojigma } from '../servers.ts'

/** How long a class waits that signs in at once, behind one address and with all limits on: by card, by typed code, by the pictures of
 *  their class, and by password; beside comparing as many passwords without a site, and beside the cheapest call, in the same run.
 *  `--pupils`: of the class; `--rounds`: so often each. */
const { pupils: PUPILS, rounds: ROUNDS } = given({ pupils: 30, rounds: 5 })
const LIMIT_P95_MS = 2000
const PASSWORD = 'Puzzled-Otter-7'

const site = await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off', RATE_LIMITS: 'on' })
const { userNames, cards } = await makeClass()

type Form = Readonly<Record<string, string>>
const WAYS: Readonly<Record<string, (index: number) => Form>> = {
  'QR code of a card': (index) => ({
    grant_type: 'magic_link',
    token: new URL(cards[index]?.Url ?? '').searchParams.get('magic') ?? '',
  }),
  'typed code of a card': (index) => ({ grant_type: 'card_code', code: cards[index]?.Code ?? '' }),
  'class code and pictures': (index) => ({
    grant_type: 'class_pictures',
    class_code: cards[index]?.ClassCode ?? '',
    pictures: cards[index]?.Pictures.join(' ') ?? '',
  }),
  'user name and password': (index) => ({ grant_type: 'password', username: userNames[index] ?? '', password: PASSWORD }),
}

const rows = []
for (const [way, formOf] of Object.entries(WAYS)) {
  rows.push(await measured(way, (index) => send(requestToken.path, { body: new URLSearchParams(formOf(index)), method: 'POST' })))
}
// What the machine itself needs for it, with nothing else to do.
const hashing = new PasswordHashing()
const hash = (await hashing.hash(PASSWORD, 'a school')) ?? ''
rows.push(
  await measured('beside it: comparing passwords alone', () => hashing.inTurn('a school', (isPassword) => isPassword(PASSWORD, hash))),
)
rows.push(await measured('beside it: GET /healthz', () => send(getHealth.path, {})))
console.log(`${PUPILS} pupils at once, ${ROUNDS} times, limit p95 ${LIMIT_P95_MS} ms\n`)
console.log(markdownTable(rows))
await site.stop()

async function measured(way: string, ask: (index: number) => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Array.from({ length: PUPILS }, async (_, index) => {
        const startMs = performance.now()
        await ask(index)
        times.push(performance.now() - startMs)
      }),
    )
  }
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => Math.round(percentile(times, share)))
  return {
    way,
    'p50, ms': p50 ?? 0,
    'p95, ms': p95 ?? 0,
    'most, ms': most ?? 0,
    limit: verdictOf(way, p95),
  }
}

/** What stands beside the ways in has no limit. */
function verdictOf(way: string, p95 = Infinity): string {
  if (way.startsWith('beside it')) return ''
  return p95 <= LIMIT_P95_MS ? 'kept' : 'BROKEN'
}

/** A teacher with a class of pupils whose passwords were chosen for them, and who have cards. */
async function makeClass(): Promise<{ readonly userNames: readonly string[]; readonly cards: readonly StudentCard[] }> {
  const Email = 'teacher@example.com'
  await call(register.path, { Email, Nickname: 'Kind Teacher', Password: PASSWORD, ConfirmPassword: PASSWORD })
  const signedIn = await send(requestToken.path, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: Email, password: PASSWORD }),
  })
  const { access_token: token } = signedIn as { readonly access_token: string }
  const { Url } = await call<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: 'teacher-usd' } }, token)
  await call(payWithTestMoney.path, { CheckoutId: Url.split('/').at(-1), Outcome: 'paid' }, token)
  const { Id: ClassroomId } = await call<{ Id: string }>(createClassroom.path, { classroomName: 'Otters' }, token)
  const Students = Array.from({ length: PUPILS }, (_, Row) => ({ Row, UserName: `pupil.${Row}`, Password: PASSWORD }))
  const { Results, JobId = '' } = await call<StudentUpload>(
    registerStudents.path,
    { ClassroomId, UploadKey: randomUUID(), IsTrial: false, Students },
    token,
  )
  const progress = () =>
    send(`${getUpload.path}?jobId=${JobId}`, { headers: { authorization: `Bearer ${token}` } }) as Promise<UploadProgress>
  while ((await progress()).State !== 'done') await pause(100)
  const { Cards } = await call<{ Cards: readonly StudentCard[] }>(issueCards.path, { ClassroomId }, token)
  return { userNames: Results.map(({ UserName = '' }) => UserName), cards: Cards }
}

async function call<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  return (await send(path, { method: 'POST', headers, body: JSON.stringify(body) })) as T
}

async function send(path: string, request: RequestInit): Promise<unknown> {
  const reply = await fetch(site.origin + path, request)
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text}`)
  return JSON.parse(text)
}
