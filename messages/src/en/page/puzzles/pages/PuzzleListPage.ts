export const puzzlesBeginAtEasy = (name: string) => `${name} puzzles begin at Easy, so all their levels are shown.`
export const puzzles = (added: number, count: number, areAll: boolean) =>
  `${added > 0 ? `${added} more, ` : ''}${count} puzzles${areAll ? ', which are all' : ''}`
export const newPuzzlesArriveEvery = 'New puzzles arrive every day at midnight UTC.'
export const showAllPuzzles = 'Show all puzzles'
export const nothingHereYet = 'Nothing here yet'
