export const myDays = 'My days'
export const yourStarsWhatYou = 'Your stars, what you began, and what you liked.'
export const thisIsWhatWas =
  'This is what was played on this device. When you log in, it moves into your account and is there on all your devices.'
export const puzzlesOf = (day: string, isToday: boolean) => `Puzzles of ${day}${isToday ? ', today' : ''}`
export const aCalendarOfYour =
  'A calendar of your stars, the emoji puzzles of every day, the ones you left half done, your favourites and your own numbers.'
