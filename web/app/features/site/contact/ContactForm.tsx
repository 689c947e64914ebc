import { m } from '@emojigma/messages'
import * as contactWords from '@emojigma/messages/words/contact.ts'
import { CONTACT_LENGTH, contactMessageFault, type ContactTopic } from '@emojigma/contract/rules/contact-message.ts'
import { ChoiceField, Field, TextField } from '../../../ui/forms/Field.tsx'
import { Form, type FormFailure, type FormValues } from '../../../ui/forms/Form.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { useFormDraft } from '../../../ui/forms/use-form-draft.ts'
import { useDispatch } from '../../../platform/use-store.ts'
import type { BodyOf } from '@emojigma/contract/call.ts'
import type { sendContactMessage } from '@emojigma/contract/site/contact.ts'
import { api } from '../../../platform/api.ts'
import { post } from '../../../platform/call.ts'
import { randomId } from '../../../platform/browser/crypto-facility.ts'
import { inTab } from '../../../platform/browser/storage.ts'
import { DRAFTS } from '../../../platform/session/session-storage.ts'

const DRAFT_KEY = `${DRAFTS}letter`
const SENT_KEY = `${DRAFTS}letter.sent`

/** The letter's idempotency key: unchanged as long as its text is, because the first reply may be lost.
 *  @param letter its full text */
function letterId(letter: string): string {
  const last = inTab.readJson(SENT_KEY) as { readonly letter?: unknown; readonly id?: unknown } | undefined
  if (last?.letter === letter && typeof last.id === 'string') return last.id
  const id = randomId()
  inTab.keep(SENT_KEY, JSON.stringify({ letter, id }))
  return id
}

function forgetLetter(): void {
  inTab.forget(DRAFT_KEY)
  inTab.forget(SENT_KEY)
}

type ContactBody = BodyOf<typeof sendContactMessage>

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<unknown, ContactBody>({
      query: (body) => post<typeof sendContactMessage>('/api/contact/send-message', body),
    }),
  }),
})

const { name, email, leastMessage, mostMessage } = CONTACT_LENGTH

interface ContactFormProps {
  /** @param email where the answer goes */
  readonly onSent: (email: string) => void
}

/** The contact form. The tab keeps the text until it is sent.
 *  Source: docs/product.md, Contact */
export function ContactForm({ onSent }: ContactFormProps) {
  const dispatch = useDispatch()
  const draft = useFormDraft(DRAFT_KEY)
  const send = async (values: FormValues): Promise<FormFailure | undefined> => {
    const [Name, Email, Message] = ['Name', 'Email', 'Message'].map((name) => (values[name] ?? '').trim())
    const letter = { Name: Name ?? '', Email: Email ?? '', Topic: (values['Topic'] ?? 'other') as ContactTopic, Message: Message ?? '' }
    const { error } = await dispatch(contactApi.endpoints.sendMessage.initiate({ Id: letterId(JSON.stringify(letter)), ...letter }))
    if (error) return failureOf(error, 'first')
    forgetLetter()
    onSent(letter.Email)
    return undefined
  }

  return (
    <div {...draft}>
      <Form submit={m['contact_form.send']()} onSubmit={send}>
        <Field
          name="Name"
          label={m['contact_form.your_name']()}
          maxLength={name}
          autoComplete="name"
          hint={m['contact_form.if_you_like']()}
        />
        <Field
          name="Email"
          label={m['contact_form.your_e_mail']()}
          type="email"
          required
          maxLength={email}
          autoComplete="email"
          hint={m['contact_form.email_hint']()}
        />
        <ChoiceField name="Topic" label={m['contact_form.what_is_it_about']()} options={contactWords.topics} />
        <TextField
          name="Message"
          label={m['contact_form.your_message']()}
          required
          rows={8}
          maxLength={mostMessage}
          check={messageFault}
          hint={m['contact_form.text_hint']({ leastMessage, mostMessage })}
        />
      </Form>
    </div>
  )
}

function messageFault(text: string): string | undefined {
  return contactMessageFault(text, contactWords)
}
