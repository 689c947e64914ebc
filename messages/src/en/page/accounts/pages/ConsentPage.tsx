import type { ReactNode } from 'react'

export const login = 'Login'
export const ifYouDontKnow = 'If you don’t know about this, close the page: without you there is no account, and we forget your e-mail.'
export const whatWeKeepYour = (strong: (text: string) => ReactNode) => (
  <>
    {strong('What we keep:')} your e-mail, the nickname the child chose, their password in a form nobody can read, and which puzzles they
    solve. No name, no birthday, no pictures.
  </>
)
export const whatOthersSeeThe = (strong: (text: string) => ReactNode) => (
  <>
    {strong('What others see:')} the nickname and the points stand on public leaderboards, unless you choose otherwise below. There is no
    chat and nobody can write to your child.
  </>
)
export const changingYourMindYou = (strong: (text: string) => ReactNode, link: (text: string) => ReactNode) => (
  <>
    {strong('Changing your mind:')} you can have everything shown or deleted on the account page at any time, and change there whether the
    nickname stands on the boards. We mail you a link to log in whenever you ask for one. More is in the {link('privacy policy')}.
  </>
)
export const aChildsAccount = 'A child’s account'
export const agreeToAChilds = 'Agree to a child’s account on Emojigma.'
export const thankYou = 'Thank you'
export const theAccountIsOpen = 'The account is open. Your child can log in now with your e-mail and the password they chose.'
export const aChildWouldLike = 'A child would like an account'
export const someoneYoungerThan13 = 'Someone younger than 13 gave us your e-mail as that of their grown-up.'
export const yesIAgree = 'Yes, I agree'
