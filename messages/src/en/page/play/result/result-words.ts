export const emojigmaNo = (id: number, kind: string) => `Emojigma No. ${id} · ${kind}`
export const solved = (resultTitle: string, check: string, tries: string, emojiRow: string) =>
  `${resultTitle} ${check} solved${tries}\n${emojiRow}`
export const emojigma = (day: number, month: string, year: number) => `Emojigma · ${day} ${month} ${year}`
export const andMore = (left: number) => `and ${left} more`
export const atTheFirstTry = ' at the first try'
export const inTries = (tries: number) => ` in ${tries} tries`
export const withPatience = ' with patience'
/** As a date has them, from January. */
export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
