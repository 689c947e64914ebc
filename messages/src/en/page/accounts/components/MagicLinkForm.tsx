import type { ReactNode } from 'react'

export const haveALookIn = (strong: (text: string) => ReactNode, mailedTo: string) => (
  <>
    {strong('Have a look in your mailbox.')} If {mailedTo} has an account, a link is on its way. It works once, for 15 minutes.
  </>
)
export const backToThePassword = 'Back to the password'
export const withMyPassword = 'Use my password'
export const mailMeALink = 'Mail me a link'
export const eMail = 'E-mail'
export const weMailYouA = 'We mail you a link that logs you in.'
