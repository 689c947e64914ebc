import type { ReactNode } from 'react'

export const deleteMyAccount = 'Delete my account'
export const yourEMailNickname = (strong: (text: string) => ReactNode) => (
  <>Your e-mail, nickname, solved puzzles, points and settings are deleted at once, everywhere. {strong('This can’t be undone.')}</>
)
export const keepMyAccount = 'Keep my account'
export const deleteYourAccount = 'Delete your account?'
export const deleteForGood = 'Delete for good'
export const deleteMyStudentsToo = 'Delete my students too'
export const password = 'Password'
export const ifYouNeverChose = 'If you never chose one, leave this empty: then it works shortly after logging in.'
