import * as contactWords from '@emojigma/messages/words/contact.ts'
import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { declareCall } from '../call.ts'
import { refusals } from '../failures.ts'
import { ignored } from '../fields.ts'
import { CONTACT_LENGTH, CONTACT_TOPICS, contactMessageFault } from '../rules/contact-message.ts'

/** Without line breaks: it becomes a header of the e-mail. */
const name = z
  .string()
  .trim()
  .max(CONTACT_LENGTH.name)
  .regex(/^\P{Cc}*$/u, 'Please write it in one line.')

const message = z
  .string()
  .max(CONTACT_LENGTH.mostMessage * 2, contactWords.messageTooLong)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .superRefine((text, context) => {
    const fault = contactMessageFault(text, contactWords)
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault })
  })

/** Idempotent by `Id`, a random one from the page: a letter sent twice, by a double click or after a lost reply, arrives once.
 *  Source: docs/product.md, Contact */
export const sendContactMessage = declareCall({
  method: 'POST',
  path: '/api/contact/send-message',
  summary: 'Sends a letter to those who run the site',
  access: 'anyone',
  body: z.object({
    Id: z.guid().toLowerCase(),
    Name: name.optional(),
    Email: email,
    Topic: z.enum(CONTACT_TOPICS),
    Message: message,
    ...ignored,
  }),
  replies: { 200: z.object({}), ...refusals(400) },
})
