import type * as English from '../../../../en/page/challenges/components/MyChallenges.ts'

export const challengeOf: typeof English.challengeOf = (shownDate) => `Reto del ${shownDate}`
export const challengeAFriend = 'Reta a un amigo'
export const challenges = 'Retos'
export const puzzlesThatYouAnd = 'Puzles para jugar con tus amigos, cada cual a su ritmo'
