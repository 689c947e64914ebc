import { m } from '@emojigma/messages'
import { sendContactMessage } from '@emojigma/contract/site/contact.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { Contact } from './service.ts'

const TOO_MANY: LocalizedText = localizedText(m['contact_refusal.too_many'])

/** Source: docs/product.md, Contact */
export function routeContact(app: App, contact: Contact): void {
  serve(app, sendContactMessage, async ({ body: { Id, Name, Email, Topic, Message }, ip }) => {
    const outcome = await contact.send({ id: Id, name: Name, email: Email, topic: Topic, message: Message }, ip)
    if (outcome.kind === 'too many') return new Refusal(429, failure(429, TOO_MANY), { 'retry-after': outcome.retryAfterS })
    return {}
  })
}
