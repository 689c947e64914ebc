import type { ReactNode } from 'react'

export const yourPlanComesWith = 'Your plan comes with your classroom: every puzzle is open, without ads.'
export const youPlayForFree = 'You play for free. A grown-up looks after plans.'
export const freePlaythreeOfThe = (strong: (text: string) => ReactNode) => (
  <>{strong('Free Play')}Three of the day’s puzzles a day, and every riddle.</>
)
export const seePlans = 'See plans'
export const lookAtTheOtherPlans = 'Look at the other plans'
export const thePaymentForThe =
  'The payment for the next year did not go through. Perhaps the card is an old one: with another card your plan goes on. Until then all stays open.'
export const thePaymentForAnother =
  'The payment for another year did not go through, so your plan has ended. If you like, choose another card and it goes on.'
export const until = (day: string, isPastDue: boolean, end: string) => `Until ${day}${isPastDue ? ' for now.' : end}`
export const itEndsThenByItself = '. It ends then by itself.'
export const itIsSetTo = '. It is set to renew, but test money lasts for one year.'
export const andThenForAnotherYear = ', and then for another year.'
