import type * as English from '../../../../en/page/riddles/components/RiddleScore.ts'

export const ofSolved: typeof English.ofSolved = (count, total) => `${count} de ${total} resueltas`
export const undo = 'Deshacer'
export const startOver = 'Empezar de nuevo'
export const youHaveStartedOver = 'Has empezado de nuevo.'
