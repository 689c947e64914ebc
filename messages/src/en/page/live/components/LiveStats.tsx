import type { ReactNode } from 'react'
import { counted } from '../../../grammar.ts'

export const playingNow = (players: ReactNode) => <>{players} playing now</>
export const solvedFrom = (solved: ReactNode, tries: number) => (
  <>
    {solved} solved from {counted(tries)} {tries === 1 ? 'try' : 'tries'}
  </>
)
