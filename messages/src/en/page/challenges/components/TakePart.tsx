import type { ReactNode } from 'react'

export const undo = 'Undo'
export const youLeftTheChallenge = 'You left the challenge. Nobody sees you in it any more.'
export const youTakePartAs = (name: ReactNode) => <>You take part as {name}.</>
export const leaveTheChallenge = 'Leave the challenge'
export const asManyAsFit = 'As many as fit take part already. You can play the puzzles all the same.'
export const takeItAndThe = 'Take it, and the others see which of these puzzles you solve, under a name that we make up for you.'
export const takeIt = 'Take it'
