/** What somebody may write about to those who run the site, as the page says it.
 *  Source: docs/product.md, Contact */
export const CONTACT_TOPICS = {
  question: 'A question',
  puzzle: 'A puzzle that seems wrong',
  account: 'My account or a child’s account',
  teacher: 'Teaching with Emojigma',
  books: 'Books and the shop',
  privacy: 'Privacy: what is kept about me',
  other: 'Something else',
} as const
export type ContactTopic = keyof typeof CONTACT_TOPICS

/** Lengths in UTF-16 units, as fields of a form count them; a message counts without the space around it. */
export const CONTACT_LENGTH = { name: 80, email: 254, leastMessage: 10, mostMessage: 4000 } as const

/** @returns what is wrong with the length of a message; undefined if nothing is */
export function contactMessageFault(message: string): string | undefined {
  const { length } = message.trim()
  if (length < CONTACT_LENGTH.leastMessage) return `must have at least ${CONTACT_LENGTH.leastMessage} characters`
  if (length > CONTACT_LENGTH.mostMessage) return `must have at most ${CONTACT_LENGTH.mostMessage} characters`
  return undefined
}
