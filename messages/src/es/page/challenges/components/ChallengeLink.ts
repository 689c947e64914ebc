export const challengeAFriend = 'Reta a un amigo'
