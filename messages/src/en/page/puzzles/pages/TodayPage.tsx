import type { ReactNode } from 'react'

export const todaysPuzzles = 'Today’s puzzles'
export const fortyNewPuzzlesEvery = (link: (text: string) => ReactNode) => (
  <>
    Forty new puzzles every day: each kind at each of its levels, from age 4 to expert. The next ones come at midnight UTC.{' '}
    {link('Print five of them')}
  </>
)
export const todaysFortyEmojiPuzzles =
  'Today’s forty emoji puzzles: Classic, Grid, Word, Emojidoku and Spot the odd emoji at each of their levels, from age 4 to Master. Three are free.'
