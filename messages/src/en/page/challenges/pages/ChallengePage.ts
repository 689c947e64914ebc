export const aChallengeFromAFriend = 'A challenge from a friend'
export const loading = 'Loading...'
export const choseThesePuzzlesThere = (chosen: string, isToday: boolean) =>
  `${chosen} chose these puzzles. ${isToday ? 'Everybody can play them until today ends, at midnight UTC: they count among the three free ones of the day.' : 'Their day is over; what was solved stays here.'} There is no clock, and nobody comes first.`
export const perhapsALetterOf = (challengeKeptDays: number) =>
  `Perhaps a letter of its link is missing, or it is over: a challenge is kept for ${challengeKeptDays} days.`
export const makeOneOfYourOwn = 'Make one of your own'
export const aChallenge = 'A challenge'
export const emojiPuzzlesThatFriends = 'Emoji puzzles that friends play together, each in their own time.'
export const somebody = 'Somebody'
export const you = 'You'
export const thisChallengeIsNotHere = 'This challenge is not here'
