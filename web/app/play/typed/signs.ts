import type { Operator } from '@emojigma/engine/question.ts'

/** As they are drawn between emoji and numbers. */
export const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }
