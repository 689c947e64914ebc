import { useState } from 'react'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { ContactForm } from '../components/ContactForm.tsx'
import styles from './ContactPage.module.css'

/** Source: docs/product.md, Contact */
export function Component() {
  const { supportEmail } = useSiteSettings()
  const [answersTo, setAnswersTo] = useState<string>()
  return (
    <div className={styles['page']}>
      <PageMeta
        title="Contact"
        description="Write to the people who run Emojigma: a question, a puzzle that seems wrong, an account, teaching, or your privacy."
      />
      <h1>Contact</h1>
      {answersTo === undefined ? (
        <>
          <p>Is something wrong, unclear or missing? Write to us. A person reads it and answers by e-mail.</p>
          <p className={styles['child']}>
            <EmojiPicture emoji="teddy-bear" />
            <span>
              <strong>Younger than 13?</strong> Please ask a grown-up to write to us for you.
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
            Thank you. Your letter is on its way.
          </h2>
          <p>
            We answer to <strong className={styles['address']}>{answersTo}</strong>.
          </p>
          <Button onClick={() => setAnswersTo(undefined)}>Write another one</Button>
        </div>
      )}
      <p className="small muted">
        Rather by e-mail?{' '}
        <a className={styles['address']} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{' '}
        reaches the people who run this site.
      </p>
    </div>
  )
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
