import type { ReactNode } from 'react'

export const thisIsClosedUntil = 'This is closed until then. Your teacher can tell you more.'
export const thisPartIsClosed = 'This part is closed'
export const thereIsPlenty = 'There is plenty to play without it.'
export const allRight = 'All right'
export const isPartOfEveryPlan = (action: ReactNode) => <>{action} is part of every plan.</>
export const notNow = 'Not now'
export const seePlans = 'See plans'
export const yourClassIsHaving = 'Your class is having a break'
export const subscribeToUnlock = 'Subscribe to unlock'
/** What a plan opens, by its name on the wire. */
export const actions = {
  ANSWER: 'ANSWER',
  WORKSHEET: 'WORKSHEET',
  DOWNLOAD: 'DOWNLOAD',
  'PLAY PUZZLE': 'PLAY PUZZLE',
  'FULL SCREEN PUZZLE': 'FULL SCREEN PUZZLE',
} as const
