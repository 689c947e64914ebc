export const pointTheTabletsCamera = 'Point the tablet’s camera at the code, or type the code on the page /class.'
export const done = 'Done'
export const theCardIsLost = 'The card is lost: make a new one'
export const aNewCardEnds = (name: string) => `A new card ends the old one, and logs ${name} out everywhere.`
export const letIn = (name: string) => `Let ${name} in`
export const gettingTheCard = 'Getting the card...'
