import { several } from '../../../grammar.ts'

export const puzzlesBeginAtEasy = (name: string) => `${name} puzzles begin at Easy, so all their levels are shown.`
export const puzzles = (added: number, count: number, areAll: boolean) => {
  const shown = several(count, 'puzzle', 'puzzles')
  const isTheEnd = count === 1 ? ', the only one' : ', which are all'
  return `${added > 0 ? `${added} more, ` : ''}${shown}${areAll ? isTheEnd : ''}`
}
export const newPuzzlesArriveEvery = 'New puzzles arrive every day at midnight UTC.'
export const showAllPuzzles = 'Show all puzzles'
export const nothingHereYet = 'Nothing here yet'
