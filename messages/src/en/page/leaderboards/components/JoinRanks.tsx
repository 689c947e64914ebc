import type { ReactNode } from 'react'

export const joinTheEliteRanks = 'Join the elite ranks'
export const ranksLeadFromTo = (count: number, first: string | undefined, last: string | undefined) =>
  `${count} ranks lead from ${first} to ${last}.`
export const youAre = (hasVowelFirst: boolean, rank: ReactNode) => (
  <>
    You are {hasVowelFirst ? 'an' : 'a'} {rank}.
  </>
)
export const seeAllRanks = (count: number) => `See all ${count} ranks`
