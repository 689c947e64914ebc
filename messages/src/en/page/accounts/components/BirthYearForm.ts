export const next = 'Next'
export const whatYearWereYouBorn = 'What year were you born?'
export const fourDigitsWeUse = 'Four digits. We use it once and don’t keep it.'
export const enterAYearFromTo = (firstBirthYear: number, yearAt: number) => `Enter a year from ${firstBirthYear} to ${yearAt}.`
