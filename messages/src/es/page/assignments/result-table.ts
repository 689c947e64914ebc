import type * as English from '../../../en/page/assignments/result-table.ts'

export const puzzleWithKind: typeof English.puzzleWithKind = (title, kind) => `${title} (${kind})`
export const share: typeof English.share = (part, whole, percent) => `${part} de ${whole} (${percent} %)`
export const student = 'Estudiante'
export const userName = 'Nombre de usuario'
export const nickname = 'Apodo'
export const puzzle = 'Puzle'
export const kindAndLevel = 'Tipo y nivel'
export const state = 'Estado'
export const guesses = 'Intentos'
export const hints = 'Pistas'
export const firstTry = 'A la primera'
export const late = 'Tarde'
export const answerSeen = 'respuesta vista'
export const notBegun = 'sin empezar'
