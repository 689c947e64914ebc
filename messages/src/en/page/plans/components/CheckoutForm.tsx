import type { ReactNode } from 'react'

export const checkout = 'Checkout'
export const testMoneyNobodyIs = (strong: (text: string) => ReactNode) => (
  <>{strong('Test money: nobody is charged.')} No card is asked for. What you buy here opens just the same.</>
)
export const price = 'Price'
export const off = (percentageDiscount: number, code: string | undefined) =>
  code ? `${percentageDiscount}% off with ${code}` : `${percentageDiscount}% off`
export const toPay = 'To pay'
export const notNow = 'Not now'
export const theCardWasDeclined = 'The card was declined, so nothing was paid. You can try again.'
export const oneMoment = 'One moment...'
export const payWithTestMoney = 'Pay with test money'
export const tryACardThat = 'Try a card that is declined'
export const aPdfToPrint = 'A PDF to print on A4 or Letter, yours for good.'
export const aPlanForOneYear = 'A plan for one year.'
export const aPlanForOne = 'A plan for one year. It goes on for another year until you stop it in My account.'
