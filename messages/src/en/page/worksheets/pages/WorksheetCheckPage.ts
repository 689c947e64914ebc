export const checkYourWorksheet = (variant: number | undefined) =>
  `Check your worksheet${variant === undefined ? '' : ` · Sheet ${variant}`}`
export const typeWhatYouWrote = 'Type what you wrote on your sheet. Your answers stay on this device.'
export const todaysPuzzles = 'Today’s puzzles'
export const checkAWorksheet = 'Check a worksheet'
export const checkTheAnswersOf = 'Check the answers of your Emojigma worksheet.'
export const thereIsNoWorksheet = 'There is no worksheet with this code. Compare the address with the one on your sheet, letter by letter.'
export const theWorksheetCantBe = 'The worksheet can’t be fetched just now. Please try again in a moment.'
