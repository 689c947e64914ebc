export const riddleOfTheDay = 'Riddle of the day'
export const allRiddles = (count: number) => `All ${count} riddles`
