import type { ReactNode } from 'react'

export const puzzlesOnPaperSee = (link: (text: string) => ReactNode) => <>Puzzles on paper. {link('See the book')}</>
