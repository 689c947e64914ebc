export const downloadItAsPdf = 'Download it as PDF'
export const theFirstLinkOpens = 'The first link opens a new tab. Print it from your browser’s menu: one page, A4 or Letter.'
export const aSheetWithLines =
  'A sheet with lines for name, class and date, two Classic puzzles with pets and farm animals, a Grid with fruit and a small Emojidoku with toys.'
export const openTheFreeSheet = 'Open the free sheet'
export const aSheetWithLines2 =
  'A sheet with lines for name, class and date, two Classic puzzles with a deer and a Christmas tree, a Grid with presents and a small Emojidoku with snowflakes.'
export const openTheFreeChristmasSheet = 'Open the free Christmas sheet'
