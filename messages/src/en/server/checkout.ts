export const forGrownUps = 'Plans and books are bought by grown-ups. Please ask one to help you.'
export const away = 'Payment cannot be reached just now. Nothing was charged. Please try again in a few minutes.'
export const noPrice = 'There is no such price. Please load the page again.'
export const somethingElse = 'This was for something else. Please press the button again.'
export const tooOld = 'This checkout is too old. Please begin again.'
export const forGood = 'A book is yours for good. There is nothing to renew.'
export const planOver = 'This plan is over.'
export const offerOver = 'This offer is over. Without its code you pay the usual price.'
export const unknownCode = 'This code is not known. Please look at its letters again.'
export const yoursAlready = (product: string) => `${product}: it is yours already.`
/** @param day such as "24 December 2026" */
export const yoursUntil = (product: string, day: string) => `You have ${product} already, until ${day}.`
/** On the page of whoever takes the payment. */
export const itemName = (product: string) => `Emojigma: ${product}`
/** What is sold. */
export { names as products } from '../words/products.ts'
/** Of a discount that has no code. */
export const offer = 'Offer'
