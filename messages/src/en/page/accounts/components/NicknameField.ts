export const suggestOne = 'Suggest one'
export const everybodyCanSeeIt = 'Everybody can see it. Please don’t use your real name.'
export const useToCharactersHas = (min: number, max: number, text: string, length: number) =>
  `Use ${min} to ${max} characters. “${text}” has ${length}.`
