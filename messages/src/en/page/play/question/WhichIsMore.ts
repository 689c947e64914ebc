export const whichIsMoreOr = (one: string, other: string, answer: string | undefined) =>
  `Which is more: ${one}, or ${other}?${answer === undefined ? '' : ` The greater number is ${answer}.`}`
export const whichIsMore = 'Which is more?'
export const or = 'or'
