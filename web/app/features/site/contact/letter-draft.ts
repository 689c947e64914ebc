import { randomId } from '../../../platform/browser/crypto-facility.ts'
import { inTab } from '../../../platform/browser/storage.ts'
import { DRAFTS } from '../../../platform/session/session-storage.ts'

const DRAFT_KEY = `${DRAFTS}letter`
const SENT_KEY = `${DRAFTS}letter.sent`

/** What was typed, by field name. */
type Draft = Readonly<Record<string, string>>

/** What was typed in this tab and is not sent yet: it survives a reload, and nobody else's tab has it. */
export function letterDraft(): Draft {
  const kept = inTab.readJson(DRAFT_KEY)
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export function keepLetterDraft(draft: Draft): void {
  inTab.keep(DRAFT_KEY, JSON.stringify(draft))
}

/** The id under which a letter is sent: the same one as long as not a character of it changes, because the reply to the first try may be
 *  lost on its way; another one for another letter.
 *  @param letter all of it */
export function letterId(letter: string): string {
  const tried = inTab.readJson(SENT_KEY) as { readonly letter?: unknown; readonly id?: unknown } | undefined
  if (tried?.letter === letter && typeof tried.id === 'string') return tried.id
  const id = randomId()
  inTab.keep(SENT_KEY, JSON.stringify({ letter, id }))
  return id
}

/** Once it is sent. */
export function forgetLetter(): void {
  inTab.forget(DRAFT_KEY)
  inTab.forget(SENT_KEY)
}
