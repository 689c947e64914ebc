import type { ReactNode } from 'react'

export const contact = 'Contact'
export const isSomethingWrongUnclear = 'Is something wrong, unclear or missing? Write to us. A person reads it and answers by e-mail.'
export const youngerThan13Please = (strong: (text: string) => ReactNode) => (
  <>{strong('Younger than 13?')} Please ask a grown-up to write to us for you.</>
)
export const thankYouYourLetter = 'Thank you. Your letter is on its way.'
export const weAnswerTo = (answersTo: ReactNode) => <>We answer to {answersTo}.</>
export const writeAnotherOne = 'Write another one'
export const ratherByEMail = (supportEmail: ReactNode) => <>Rather by e-mail? {supportEmail} reaches the people who run this site.</>
export const writeToThePeople =
  'Write to the people who run Emojigma: a question, a puzzle that seems wrong, an account, teaching, or your privacy.'
