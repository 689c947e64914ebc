import type { ReactNode } from 'react'

export const theBooks = 'The books'
export const thereAreMoreThings = (link: (text: string) => ReactNode, link2: (text: string) => ReactNode) => (
  <>
    There are more things with our emoji in the {link('shop')}, and {link2('a sheet to print for nothing')}.
  </>
)
export const puzzleBooks = 'Puzzle books'
export const emojigmaOnPaperA =
  'Emojigma on paper: a junior book, one for Easy and Medium, and one for Hard, Expert and Master, to print at home, each with its answers.'
export const theBookFor = (name: string) => `The book for ${name}`
