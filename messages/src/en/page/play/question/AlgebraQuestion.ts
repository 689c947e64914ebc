export const equals = (name: string | undefined, terms: string, result: string | undefined) =>
  `${name === undefined ? '' : `${name}: `}${terms} equals ${result ?? 'what number?'}`
export const keyToTheLetters = 'Key to the letters'
