export const equals = (spokenExpression: string, answer: string | undefined, spokenNumber: string) =>
  `${spokenExpression} equals ${answer === undefined ? 'what number?' : spokenNumber}`
