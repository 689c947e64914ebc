import type { ReactNode } from 'react'

export const newHereRegister = (link: (text: string) => ReactNode) => <>New here? {link('Register')}</>
export const iAmInAClass = 'I am in a class'
export const forgottenYourPassword = 'Forgotten your password?'
export const mailMeALinkInstead = 'Mail me a link instead'
export const logIn = 'Log in'
export const logInToEmojigma = 'Log in to Emojigma: your solved puzzles and your place on the leaderboards are waiting.'
export const welcomeBackYourSolved = 'Welcome back. Your solved puzzles are waiting for you.'
export const login = 'Login'
export const userNameOrEMail = 'User name or e-mail'
export const password = 'Password'
