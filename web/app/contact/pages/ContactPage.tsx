import * as messages from '@emojigma/messages/page/contact/pages/ContactPage.tsx'
import { useState } from 'react'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { keepFocus } from '../../ui/kept-focus.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { ContactForm } from '../components/ContactForm.tsx'
import styles from './ContactPage.module.css'

/** Source: docs/product.md, Contact */
export function Component() {
  const { supportEmail } = useSiteSettings()
  const [answersTo, setAnswersTo] = useState<string>()
  return (
    <div ref={keepFocus} className={styles['page']}>
      <PageMeta title={messages.contact} description={messages.writeToThePeople} />
      <h1>{messages.contact}</h1>
      {answersTo === undefined ? (
        <>
          <p>{messages.isSomethingWrongUnclear}</p>
          <p className={styles['child']}>
            <EmojiPicture emoji="teddy-bear" />
            <span>
              {messages.youngerThan13Please((text) => (
                <strong>{text}</strong>
              ))}
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
            {messages.thankYouYourLetter}
          </h2>
          <p>{messages.weAnswerTo(<strong className={styles['address']}>{answersTo}</strong>)}</p>
          <Button
            onClick={({ detail }) => {
              // The second half of a double click was meant for the button that sent the letter, which may have stood here.
              if (detail < 2) setAnswersTo(undefined)
            }}
          >
            {messages.writeAnotherOne}
          </Button>
        </div>
      )}
      <p className="small muted">
        {messages.ratherByEMail(
          <a className={styles['address']} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>,
        )}
      </p>
    </div>
  )
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
