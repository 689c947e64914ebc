import type { ReactNode } from 'react'

export const subscribeForUnlimitedPlay = 'Subscribe for unlimited play'
export const allPuzzlesAreOpen = (mark: (text: string) => ReactNode) => <>{mark('All')} puzzles are open to you</>
export const freePuzzles = 'Free puzzles'
export const newPuzzles = 'New puzzles'
export const moreAtMidnightUtc = 'More at midnight UTC. '
export const freePuzzlesADay = 'free puzzles a day'
export const freePuzzlesLeft = 'free puzzles left'
