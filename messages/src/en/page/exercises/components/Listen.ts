export const stop = 'Stop'
export const listen = 'Listen'
