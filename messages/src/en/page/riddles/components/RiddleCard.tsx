import type { ReactNode } from 'react'

export const ofRiddle = (number: number) => `of riddle ${number}`
export const yourGuessAtRiddle = (number: number) => `Your guess at riddle ${number}`
export const solved = 'Solved'
export const hint = 'Hint:'
export const answer = 'Answer:'
export const lookedUp = 'Looked up'
export const hintOf = (ofRiddle: ReactNode) => <>Hint {ofRiddle}</>
export const answerOf = (ofRiddle: ReactNode) => <>Answer {ofRiddle}</>
export const riddle = (number: number) => `Riddle ${number}`
export const yourGuess = 'Your guess...'
export const check = 'Check'
export const thatIsItYou = (answer: string) => `That is it: ${answer}. You had looked it up, so it does not count as solved.`
export const solvedWellDone = (answer: string) => `Solved: ${answer}. Well done!`
export const nearlyOnlyAFew = 'Nearly: only a few letters are different.'
export const nearlySomeOfThe = 'Nearly: some of the words are right.'
export const typeAGuessFirst = 'Type a guess first.'
export const notHaveAnotherGo = (guess: string) => `Not “${guess}”. Have another go.`
