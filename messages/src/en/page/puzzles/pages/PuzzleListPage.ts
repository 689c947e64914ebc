import { several } from '../../../grammar.ts'

export const puzzlesBeginAtEasy = (name: string) => `${name} puzzles begin at Easy, so all their levels are shown.`
export const puzzles = (added: number, count: number, areAll: boolean) =>
  `${added > 0 ? `${added} more, ` : ''}${several(count, 'puzzle', 'puzzles')}${areAll ? ', and no others' : ''}`
export const newPuzzlesArriveEvery = 'New puzzles arrive every day at midnight UTC.'
export const showAllPuzzles = 'Show all puzzles'
export const nothingHereYet = 'Nothing here yet'
