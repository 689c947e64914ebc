export const challengeAFriend = 'Challenge a friend'
