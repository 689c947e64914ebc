export const theWordIs = (answerText: string) => `The word is ${answerText}.`
export const everyCellCanBe = 'Every cell can be worked out from the ones before it.'
export const theOddOneIs = (answerText: string, emojiNames: string | undefined) =>
  `The odd one is at ${answerText}, the only ${emojiNames}.`
export const theAnswerIs = (answerText: string) => `The answer is ${answerText}.`
