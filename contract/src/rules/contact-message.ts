import type { Translated } from '@emojigma/messages/shape.ts'
import type * as ContactWords from '@emojigma/messages/words/contact.ts'

/** The topics of a contact message.
 *  Source: docs/product.md, Contact */
export const CONTACT_TOPICS = ['question', 'puzzle', 'account', 'teacher', 'books', 'privacy', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** In UTF-16 units, like the lengths of form fields; the message is trimmed first. */
export const CONTACT_LENGTH = { name: 80, email: 254, leastMessage: 10, mostMessage: 4000 } as const

/** @returns the fault of a message's length, as a sentence; undefined if it has none */
export function contactMessageFault(message: string, words: Translated<typeof ContactWords>): string | undefined {
  const { length } = message.trim()
  if (length < CONTACT_LENGTH.leastMessage) return words.messageTooShort
  if (length > CONTACT_LENGTH.mostMessage) return words.messageTooLong
  return undefined
}
