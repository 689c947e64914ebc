import type { Translated } from '@emojigma/messages/shape.ts'
import type * as ContactWords from '@emojigma/messages/words/contact.ts'

/** The topics of a contact message.
 *  Source: docs/product.md, Contact */
export const CONTACT_TOPICS = ['question', 'puzzle', 'account', 'teacher', 'books', 'privacy', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** Lengths in UTF-16 units, as fields of a form count them; a message counts without the space around it. */
export const CONTACT_LENGTH = { name: 80, email: 254, leastMessage: 10, mostMessage: 4000 } as const

/** @returns what is wrong with the length of a message; undefined if nothing is */
export function contactMessageFault(message: string, words: Translated<typeof ContactWords>): string | undefined {
  const { length } = message.trim()
  if (length < CONTACT_LENGTH.leastMessage) return words.messageTooShort
  if (length > CONTACT_LENGTH.mostMessage) return words.messageTooLong
  return undefined
}
