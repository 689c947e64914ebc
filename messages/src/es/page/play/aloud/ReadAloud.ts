import type * as English from '../../../../en/page/play/aloud/ReadAloud.ts'

export const quiet = 'En silencio'
export const stop = 'Parar'
export const listen = 'Escuchar'
export const theAnswerIs: typeof English.theAnswerIs = (text, answer) => `${text} La respuesta es ${answer}.`
