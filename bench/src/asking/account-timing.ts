import { getUsernameFromEmail, register } from '@emojigma/contract/accounts.ts'
import { forgottenPassword, requestMagicLink, requestToken } from '@emojigma/contract/sign-in.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { startEmojigma } from '../servers.ts'

/** Whether how long an answer takes tells if an e-mail has an account: medians of known and unknown ones, asked in turn, from the same run.
 *  `--accounts`: so many of each. */
const { accounts: ACCOUNTS } = given({ accounts: 60 })
/** The limit: the medians differ by at most so much. */
const LIMIT = 0.25
const PASSWORD = 'Puzzled-Otter-7'

// Limits are on, as in production; a proxy that is believed makes each request come from another address.
const site = await startEmojigma({ ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off', RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
let asked = 0

const known = Array.from({ length: ACCOUNTS }, (_, index) => `known-${index}@example.com`)
const unknown = Array.from({ length: ACCOUNTS }, (_, index) => `nobody-${index}@example.com`)
for (const [index, email] of known.entries()) await registerAs(email, `Known ${wordOf(index)}`)

const QUESTIONS: Readonly<Record<string, (email: string, index: number) => Promise<unknown>>> = {
  'log in, wrong password': (username) =>
    post(requestToken.path, new URLSearchParams({ grant_type: 'password', username, password: 'Wrong-Otter-7' })),
  'look up the user name': (email) => post(getUsernameFromEmail.path, { email }),
  'forgotten password': (Email) => post(forgottenPassword.path, { Email }),
  'the request after a forgotten password': (Email) => afterwards(forgottenPassword.path, { Email }),
  'link to log in': (Email) => post(requestMagicLink.path, { Email }),
  'the request after a link to log in': (Email) => afterwards(requestMagicLink.path, { Email }),
  // Last, since it makes the unknown ones known.
  register: (email, index) => registerAs(email, `Other ${wordOf(index)} ${email.startsWith('known') ? 'a' : 'b'}`),
}

const rows: { question: string; 'known, ms': string; 'unknown, ms': string; difference: string; limit: string }[] = []
for (const [question, ask] of Object.entries(QUESTIONS)) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const pair = [
      ['known', known[index] ?? ''],
      ['unknown', unknown[index] ?? ''],
    ] as const
    for (const [kind, email] of index % 2 === 0 ? pair : pair.toReversed()) times[kind].push(await timed(ask, email, index))
  }
  const [one, other] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)]
  const difference = Math.abs(one - other) / Math.max(one, other)
  rows.push({
    question,
    'known, ms': one.toFixed(2),
    'unknown, ms': other.toFixed(2),
    difference: `${Math.round(difference * 100)} %`,
    limit: difference <= LIMIT ? 'kept' : 'BROKEN',
  })
}
console.log(`${ACCOUNTS} known and ${ACCOUNTS} unknown e-mails, medians, limit ${LIMIT * 100} %\n`)
console.log(markdownTable(rows))
await site.stop()

/** Some questions time a part of themselves alone. */
async function timed(ask: (email: string, index: number) => Promise<unknown>, email: string, index: number): Promise<number> {
  const startMs = performance.now()
  const partMs = await ask(email, index)
  return typeof partMs === 'number' ? partMs : performance.now() - startMs
}

/** @returns how long the cheapest request takes right after another one, while that one's letter is written, in milliseconds */
async function afterwards(path: string, body: object): Promise<number> {
  await post(path, body)
  const startMs = performance.now()
  await fetch(`${site.origin}/healthz`).then((reply) => reply.text())
  return performance.now() - startMs
}

async function registerAs(Email: string, Nickname: string): Promise<void> {
  await post(register.path, { Email, Nickname, Password: PASSWORD, ConfirmPassword: PASSWORD })
}

async function post(path: string, body: object): Promise<void> {
  asked += 1
  const isForm = body instanceof URLSearchParams
  const reply = await fetch(site.origin + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  const text = await reply.text()
  if (reply.status !== 200 && !text.includes('invalid_grant')) throw new Error(`${path} answered ${reply.status}: ${text}`)
}

/** A word of its own for each number. */
function wordOf(index: number): string {
  return [...String(index)].map((figure) => 'lmnoprvwyz'.charAt(Number(figure))).join('')
}
