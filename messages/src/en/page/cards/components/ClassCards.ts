export const cardsComeWithThe = 'Cards come with the first students of the class.'
export const endedNobodyCanLog = (cardCount: string, count: number) =>
  `${cardCount} ended. Nobody can log in by ${count === 1 ? 'it' : 'them'} any more.`
export const endedCards = 'Ended cards'
export const cardOf = (name: string) => `${name}’s card`
export const makeCardsForThem = 'Make cards for them'
export const withoutACard = (without: string) => `Without a card: ${without}.`
export const quoted = (name: string) => `“${name}”`
export const ourPaperFontHas = (unprinted: string, unprinted2: string) =>
  `Our paper font has no letters for ${unprinted}: their printed cards say ${unprinted2} instead. On the screen every name is shown.`
export const showLarge = 'Show large'
export const newCard = 'New card'
export const endCard = 'End card'
export const newCardsForThe = 'New cards for the whole class'
export const endAllCards = 'End all cards'
export const qrLoginCards = 'QR login cards'
export const printCutAlongThe = 'Print, cut along the dashes, hand out. A student points a camera at the code and is in.'
export const gettingTheCards = 'Getting the cards...'
export const noStudentsYet = 'No students yet'
export const aNewCardFor = (name: string) => `A new card for ${name}?`
export const thePrintedCardStops =
  'The printed card stops working at once, and the student has to log in again everywhere. This cannot be taken back.'
export const makeANewCard = 'Make a new card'
export const askForNewCards = 'New cards for the whole class?'
export const thatYouMayHave = (cardCount: string, count: number) =>
  `${cardCount} that you may have printed ${count === 1 ? 'stops' : 'stop'} working at once, and everybody in the class has to log in again. Cards that you ended get new ones too. This cannot be taken back.`
export const makeNewCards = 'Make new cards'
export const askToEndAllCards = 'End all cards?'
export const nobodyInTheClass =
  'Nobody in the class can log in by card, code or pictures any more, and everybody is logged out. You can bring the cards back for thirty days.'
export const partOfTheTeacherPlan = 'Part of the Teacher plan'
export const withAPlanAgain = 'Once there is a plan again, the login cards of this class can be printed and changed here.'
export const seePlans = 'See plans'
