import {
  CHILD_SESSION_DAYS,
  GUEST_KEPT_MONTHS,
  MAIL_FILE_DAYS,
  SESSION_DAYS,
  SESSION_IDLE_DAYS,
  UNUSED_ACCOUNT_MONTHS,
  UNUSED_NOTICE_DAYS,
} from '@emojigma/contract/rules/retention.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../config.ts'

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
