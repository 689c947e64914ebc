export const needsOneWithA = 'needs one = with a number behind it'
export const endsInAWhole = (largestTotal: number) => `ends in a whole number from −${largestTotal} to ${largestTotal}`
export const needsOrBefore = (word: string) => `needs + − × or ÷ before “${word}”`
export const hasANumberAbove = (largestNumber: number) => `has a number above ${largestNumber}`
export const hasWhichIsNo = (word: string) => `has “${word}”, which is no letter of your emoji`
export const needsASignBetween = (word: string) => `needs a sign between the letters of “${word}”`
export const hasTooManyOf = (letter: string) => `has too many of ${letter} side by side`
export const isEmpty = 'is empty'
export const endsInASign = 'ends in a sign'
export const isTooLong = 'is too long'
export const hasMoreThanSix = 'has more than six dots'
