import type { ReactNode } from 'react'

export const loginName = (userName: ReactNode) => <>Login name: {userName}</>
export const thePasswordIsShown = 'The password is shown this once:'
export const done = 'Done'
export const addAnother = 'Add another'
export const everythingMayStayEmpty = 'Everything may stay empty: then we make a login name, a nickname and a password.'
export const noSeatIsLeft = 'No seat is left.'
export const studentAdded = 'Student added'
export const addAStudent = 'Add a student'
export const addTheStudent = 'Add the student'
export const nameOnlyYouSeeIt = 'Name (only you see it)'
export const loginName2 = 'Login name'
export const password = 'Password'
