export const challengeOf = (shownDate: string) => `Challenge of ${shownDate}`
export const challengeAFriend = 'Challenge a friend'
export const challenges = 'Challenges'
export const puzzlesThatYouAnd = 'Puzzles that you and friends play, each in your own time'
