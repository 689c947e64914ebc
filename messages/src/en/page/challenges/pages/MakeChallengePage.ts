export const challengeAFriend = 'Challenge a friend'
export const yourChallengeIsReady = 'Your challenge is ready. Whoever has the link can take part.'
export const friendsCanPlayThese =
  'Friends can play these puzzles until today ends, at midnight UTC. Who solved what stays on its page for 90 days.'
export const lookAtTheChallenge = 'Look at the challenge'
export const makeAnotherOne = 'Make another one'
export const chooseUpToOf = (maxChallengePuzzles: number) =>
  `Choose up to ${maxChallengePuzzles} of today’s puzzles and send a friend the link. You both see who solved what: no clock, no scores, and nobody’s real name.`
export const puzzlesADayAre = (freePuzzlesADay: number) =>
  `${freePuzzlesADay} puzzles a day are free for everybody. Of more than that some may be closed to your friend.`
export const makeTheLink = 'Make the link'
export const chooseAFewOf =
  'Choose a few of today’s emoji puzzles, send a friend the link, and see who solved what. No clock, no scores, and made-up names only.'
export const noneChosenYet = 'None chosen yet'
export const ofChosen = (count: number, maxChallengePuzzles: number) => `${count} of ${maxChallengePuzzles} chosen`
