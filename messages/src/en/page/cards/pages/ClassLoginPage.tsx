import type { ReactNode } from 'react'

export const anotherClass = 'Another class'
export const iHaveAUser = 'I have a user name and a password'
export const isLoggedInHere = (nickname: ReactNode, link: (text: string) => ReactNode) => (
  <>
    {nickname} is logged in here. Whoever logs in now takes their place. {link('That is me: play')}
  </>
)
export const logInWithYourClass = 'Log in with your class'
export const forStudentsLogIn = 'For students: log in to Emojigma with the code of your class, or with the card from your teacher.'
export const aClassCodeHas = 'A class code has 6 letters, and the code on a card has 12. Look at each letter again.'
export const findYourPictures = 'Find your pictures'
export const classTapTheFive = (shownCode: string) =>
  `Class ${shownCode}. Tap the five pictures of your card, in the same order. After the last one you are in.`
export const yourTeacherHasThe = 'Your teacher has the class code. The longer code is on your card.'
export const goOn = 'Go on'
export const classCodeOrThe = 'Class code, or the code on your card'
