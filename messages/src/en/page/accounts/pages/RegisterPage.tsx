import type { ReactNode } from 'react'

export const haveAnAccountAlreadyLogin = (link: (text: string) => ReactNode) => <>Have an account already? {link('Login')}</>
export const weHaveMailedIt = (email: ReactNode) => (
  <>We have mailed it to {email}. Once they have said yes, you can log in. Until then you can play as a guest.</>
)
export const playTodaysPuzzles = 'Play today’s puzzles'
export const weHaveWrittenTo = (email: ReactNode) => <>We have written to {email}. The mail says how to go on.</>
export const login = 'Login'
export const forgottenYourPassword = 'Forgotten your password?'
export const register = 'Register'
export const makeAFreeEmojigma = 'Make a free Emojigma account: keep your solved puzzles, choose a nickname and stand on the leaderboards.'
export const anAccountIsFree = 'An account is free. It keeps your solved puzzles and your points.'
export const yourAccount = 'Your account'
export const weAskedForA = 'We asked for a grown-up before. Their e-mail is all that is missing, and the two of you can go on here.'
export const eMail = 'E-mail'
export const aGrownUpsEMail = 'A grown-up’s e-mail'
export const weMailYourGrown = 'We mail your grown-up a link. Once they open it, you can log in.'
export const nickname = 'Nickname'
export const askYourGrownUp = 'Ask your grown-up to open the link'
export const haveALookIn = 'Have a look in your mailbox'
export const yourAccountIsReady = 'Your account is ready'
export const theConnectionBrokeBefore = 'The connection broke before we could log you in.'
