import type { ReactNode } from 'react'

export const thisOneIsClosed = 'This one is closed.'
export const yourClassIsHaving = 'Your class is having a break.'
export const todaysAreOpen = (why: string, link: (text: string) => ReactNode) => (
  <>
    {why} {link('Today’s puzzles')} are open.
  </>
)
export const typeAFirst = (typeId: number) => `Type a ${typeId === 3 ? 'word' : 'number'} first.`
export const solved = 'Solved.'
export const youLookedAtThis = 'You looked at this answer, so it can’t be guessed.'
export const newFreePuzzlesIn = (waitText: string) => `New free puzzles in ${waitText}.`
export const yourAnswerCouldNot = 'Your answer could not be checked. Please try again.'
export const notQuiteHaveAnotherGo = 'Not quite. Have another go.'
export const notHaveAnotherGo = (answerText: string) => `Not ${answerText}. Have another go.`
