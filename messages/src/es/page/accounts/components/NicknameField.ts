import type * as English from '../../../../en/page/accounts/components/NicknameField.ts'

export const suggestOne = 'Sugerir uno'
export const everybodyCanSeeIt = 'Lo puede ver todo el mundo. Por favor, no uses tu nombre de verdad.'
export const useToCharactersHas: typeof English.useToCharactersHas = (min, max, text, length) =>
  `Usa de ${min} a ${max} caracteres. «${text}» tiene ${length}.`
