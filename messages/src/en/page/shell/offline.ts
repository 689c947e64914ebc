import { counted } from '../../grammar.ts'

export const reload = 'Reload'
export const newVersion = 'A new version is ready.'
export const whenItSuits = 'Reload when it suits you.'
export const answersAreSafe = 'Your answers are safe.'
export const keptHere = 'Kept on this device, sent when you are back online.'
export const allRight = 'All right'
export const sentLate = (answers: number) =>
  answers === 1
    ? 'The answer that waited on this device was sent.'
    : `The ${counted(answers)} answers that waited on this device were sent.`
export const yesterdays = 'These are yesterday’s puzzles; new ones come when you are online.'
export const earlier = 'These are earlier puzzles; new ones come when you are online.'
