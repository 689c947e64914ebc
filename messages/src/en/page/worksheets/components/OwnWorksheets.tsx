import type { ReactNode } from 'react'

export const makeYourOwn = 'Make your own'
export const worksheetIsPartOf = (strong: (text: string) => ReactNode) => (
  <>
    {strong('WORKSHEET')} is part of every plan: choose the levels and kinds of puzzles, how many, an answer key, large print, and up to
    thirty variants for one class.
  </>
)
export const seePlans = 'See plans'
