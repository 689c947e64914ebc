export const makeAClassroom = 'Make a classroom'
export const myAccount = 'My account'
export const chooseAPuzzle = 'Choose a puzzle'
export const toTheBooks = 'To the books'
export const thankYou = 'Thank you!'
export const yourPlanIsOpen = (name: string) =>
  `Your ${name} plan is open from now on: every puzzle of every day, without ads. My account says until when.`
export const theIsYoursNow = (name: string) => `The ${name} is yours now. Print it as often as you like; My account keeps it for you.`
