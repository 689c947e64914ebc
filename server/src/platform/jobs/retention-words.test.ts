import {
  CHILD_SESSION_DAYS,
  GUEST_KEPT_MONTHS,
  MAIL_FILE_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  UNUSED_ACCOUNT_MONTHS,
  UNUSED_NOTICE_DAYS,
} from '@emojigma/contract/rules/retention.ts'
import { CHALLENGE_KEPT_DAYS } from '@emojigma/contract/rules/challenges.ts'
import { GIFT_PUZZLE_KEPT_DAYS } from '@emojigma/contract/rules/gift-puzzles.ts'
import { WEEK_LINK_DAYS } from '@emojigma/contract/rules/week-link.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../config.ts'
import { openTestSite } from '../testing/test-site.ts'

/** Where it is written for how long things are kept. */
const PAGES = ['docs/product.md', 'content/legal/privacy-policy.md', 'docs/operate.md'] as const

/** The row of a table, or the sentence, that tells of something. */
const SAID = [
  ['guests', /(?:guests|device)[^\n]*/i, `${GUEST_KEPT_MONTHS} months`],
  ['unused accounts', /(?:accounts? (?:that )?nobody|use)[^\n]*/i, `${UNUSED_ACCOUNT_MONTHS} months`],
  ['the mail before', /mail[^\n]*/i, `${UNUSED_NOTICE_DAYS} days`],
  ['mails as files', /files?[^\n]*/i, `${MAIL_FILE_DAYS} days`],
  ['idle sessions', /(?:sessions?|logged in)[^\n]*/i, `${SESSION_IDLE_DAYS} days`],
  ['old sessions', /(?:sessions?|logged in)[^\n]*/i, `${SESSION_DAYS} days`],
  ['children’s sessions', /(?:child)[^\n]*/i, `${CHILD_SESSION_DAYS} days`],
] as const

test.each(PAGES)('%s says for how long things are kept, as the server does', (page) => {
  // A line may break anywhere.
  const text = readFileSync(join(PROJECT_ROOT, page), 'utf8')
    .replaceAll(/\n(?![|#\-*\n])/g, ' ')
    .split('\n')
  for (const [what, about, term] of SAID) {
    const found = text.some((line) => about.test(line) && line.includes(term))
    expect([what, found]).toEqual([what, true])
  }
})

test.each(PAGES)('%s names no term of before', (page) => {
  const text = readFileSync(join(PROJECT_ROOT, page), 'utf8')
  expect(text).not.toMatch(/400 days|30 days without (?:a )?use|30 days unused/)
})

/** By the name of each sweep, the row of the list that tells of it. */
const ROWS: Readonly<Record<string, string>> = {
  'rate counters whose window has ended': 'rate counters',
  [`mails that were kept as files ${MAIL_FILE_DAYS} days ago`]: 'mails stored as files, for want of a mail server',
  'mailed links that are too old': 'codes of mailed links, arrivals from other sites',
  'arrivals from other sites whose code is too old': 'codes of mailed links, arrivals from other sites',
  'nicknames that are held no longer': 'nicknames held beside a known e-mail',
  'accounts of children to which nobody has consented for seven days': "children's accounts without consent",
  'students who were not here for thirteen months': 'students who were not here for thirteen months',
  'students who were removed thirty days ago': 'students, classes and groups that were removed',
  'classes that were removed thirty days ago': 'students, classes and groups that were removed',
  'groups of classes that were removed thirty days ago': 'students, classes and groups that were removed',
  'wrong answers of students older than twelve weeks': 'wrong answers of students',
  'live lessons of the day before': 'live lessons, with seats and answers',
  'uploads of students older than thirty days': 'what uploads of students came to',
  'sessions that have ended': 'sessions',
  'the first day on which uses of an account are counted': 'accounts that no one uses',
  'notes about accounts that nobody uses': 'accounts that no one uses',
  [`accounts that nobody has used for ${UNUSED_ACCOUNT_MONTHS} months`]: 'accounts that no one uses',
  'openings of puzzles older than three days': 'when an account first opened a puzzle',
  [`devices that nobody has played on for ${GUEST_KEPT_MONTHS} months`]: 'guests: device ids, attempts, ratings, allowances',
  [`challenges that were made more than ${CHALLENGE_KEPT_DAYS} days ago`]: 'challenges, with the names of who took part',
  [`puzzles that were sent to friends more than ${GIFT_PUZZLE_KEPT_DAYS} days ago`]: "puzzles sent to friends, with the friends' tries",
  [`links to a week that were made more than ${WEEK_LINK_DAYS} days ago`]: "links to a player's week, for grown-ups",
  'checkouts begun 30 days ago': 'checkouts; notes that an event of a payment came',
  'events of payments that came 90 days ago': 'checkouts; notes that an event of a payment came',
  'worksheets made more than thirty days ago': 'what stands on worksheets',
  'login cards that were ended more than thirty days ago': 'login cards that were ended',
  'made puzzles that were deleted more than thirty days ago': 'assignments and made puzzles that were deleted',
  'assignments that were deleted more than thirty days ago': 'assignments and made puzzles that were deleted',
  'letters: plan ends in 30 days': 'which letters an order has had',
  'letters: plan ends in 7 days': 'which letters an order has had',
  'letters: plan ended': 'which letters an order has had',
  'notes about new school years older than thirty days': 'notes by which a new school year is taken back',
  'invitations to a class or a school that have expired': 'invitations to a class or a school',
  'parts in a class of another teacher that were ended thirty days ago': 'parts of teachers in a class, ended by its owner',
  'parts in a school that were ended thirty days ago': 'parts of teachers in a school, ended by its payer',
  'acts of the operator of two years ago': 'what the operator did by hand',
  'ids of letters that came two days ago': 'ids of letters from the contact page',
}

test('the list has a row for whatever runs out', async () => {
  const site = await openTestSite({ days: [] })
  const names = site.retention.sweeps.map(({ name }) => name)
  await site.close()
  const section = /## Retention\n(.*?)\n## /s.exec(readFileSync(join(PROJECT_ROOT, 'docs/product.md'), 'utf8'))?.[1] ?? ''
  const rows = new Set(section.split('\n').map((line) => line.split('|')[1]?.trim()))
  expect(names.filter((name) => ROWS[name] === undefined || !rows.has(ROWS[name]))).toEqual([])
})
