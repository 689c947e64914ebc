import type { ReactNode } from 'react'

export const todaysPuzzles = 'Today’s puzzles'
export const fortyNewPuzzlesEvery = (link: (text: string) => ReactNode) => (
  <>
    Forty new puzzles every day: five of each kind, from age 4 to expert. The next ones come at midnight UTC. {link('Print five of them')}
  </>
)
export const todaysFortyEmojiPuzzles =
  'Today’s forty emoji puzzles: five each of Classic, Grid, Word, Emojidoku and Spot the odd emoji for every age, from Level 1 to Master. Three are free.'
