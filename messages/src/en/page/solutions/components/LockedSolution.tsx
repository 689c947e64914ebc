import type { ReactNode } from 'react'

export const onceSolvedOrLookedAt = 'Once you have solved this puzzle, or looked at its answer, you can walk through its steps here.'
export const onceSolved = 'Once you have solved this puzzle, you can walk through its steps here.'
export const aPlanOpensIt = 'This puzzle is closed. A plan opens it, and its answer.'
export const seePlans = 'See plans'
export const backToThePuzzle = 'Back to the puzzle'
export const seeTheAnswer = 'See the answer'
export const orSolveItYourself = (link: (text: string) => ReactNode) => (
  <>Or solve it yourself: then its steps open here. {link('Back to the puzzle')}</>
)
export const login = 'Login'
export const register = 'Register'
export const stillToBeSolved = 'Still to be solved'
export const answersArePartOf = 'Answers are part of a subscription'
