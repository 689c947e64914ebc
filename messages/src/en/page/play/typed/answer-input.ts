export const freeLimitReached = 'Free Limit Reached...'
export const subscribeToPlay = 'Subscribe To Play...'
export const clickToPlay = 'Click To Play...'
export const answer = 'Answer...'
