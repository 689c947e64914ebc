export const thePuzzleIsA = (side: number) => `The puzzle is a board of ${side} by ${side}.`
export const thePuzzleHowMuchIs = (equations: string, spokenExpression: string) =>
  `The puzzle: ${equations} How much is ${spokenExpression}?`
