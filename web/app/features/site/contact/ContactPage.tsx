import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useState } from 'react'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { recoverFocus } from '../../../ui/focus-recovery.ts'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'

/** Source: docs/product.md, Contact */
export function Component() {
  const { supportEmail } = useSiteSettings()
  const [answersTo, setAnswersTo] = useState<string>()
  return (
    <div ref={recoverFocus} className={styles['page']}>
      <PageMeta title={m['ui.contact']()} description={m['contact.description']()} />
      <h1>{m['ui.contact']()}</h1>
      {answersTo === undefined ? (
        <>
          <p>{m['contact.introduction']()}</p>
          <p className={styles['child']}>
            <EmojiPicture emoji="teddy-bear" />
            <span>
              <ParaglideMessage
                message={m['contact.younger_than13_please']}
                markup={{ strong: ({ children }) => <strong>{children}</strong> }}
              />
            </span>
          </p>
          <div className="panel">
            <ContactForm onSent={setAnswersTo} />
          </div>
        </>
      ) : (
        <div className="panel stack">
          <EmojiPicture emoji="envelope" />
          <h2 ref={focus} tabIndex={-1}>
            {m['contact.sent']()}
          </h2>
          <p>
            <ParaglideMessage
              message={m['contact.we_answer_to']}
              markup={{ answersTo: () => <strong className={styles['address']}>{answersTo}</strong> }}
            />
          </p>
          <Button
            onClick={({ detail }) => {
              // Ignore the second click of a double click on the send button, which was in this place.
              if (detail < 2) setAnswersTo(undefined)
            }}
          >
            {m['contact.write_another_one']()}
          </Button>
        </div>
      )}
      <p className="small muted">
        <ParaglideMessage
          message={m['contact.by_email']}
          markup={{
            supportEmail: () => (
              <a className={styles['address']} href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            ),
          }}
        />
      </p>
    </div>
  )
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
