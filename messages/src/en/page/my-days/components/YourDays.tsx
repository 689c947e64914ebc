import type { ReactNode } from 'react'

export const yourDays = 'Your days'
export const loading = 'Loading...'
export const inARowRest = (days: ReactNode, days2: number) => (
  <>
    {days} {days2 === 1 ? 'day' : 'days'} in a row, rest days included
  </>
)
