import type * as English from '../../../../en/page/solutions/pages/SolvedQuestion.ts'

export const theWordIs: typeof English.theWordIs = (answer) => `La palabra es ${answer}.`
export const everyCellCanBe = 'Cada casilla se puede deducir de las anteriores.'
export const theOddOneIs: typeof English.theOddOneIs = (answer, name) => `El distinto está en ${answer}: el único emoji de ${name}.`
export const theAnswerIs: typeof English.theAnswerIs = (answer) => `La respuesta es ${answer}.`
