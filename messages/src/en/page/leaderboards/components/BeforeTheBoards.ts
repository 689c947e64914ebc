export const yourPointsCountFrom = (listedDays: number, daysToGo: number) =>
  `Your points count from the first one. Others see your name here once you have played on ${listedDays} days${daysToGo > 0 ? ` (${daysToGo === 1 ? 'one more day' : `${daysToGo} more days`} to go)` : ''}`
export const andShownThatYour = 'and shown that your e-mail is yours:'
export const thatKeepsTheBoards = '. That keeps the boards for people.'
export const chooseYourPasswordBy = 'choose your password by a link we mail you'
