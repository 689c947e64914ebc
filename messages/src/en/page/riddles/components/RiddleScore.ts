export const ofSolved = (count: number, total: number) => `${count} of ${total} solved`
export const undo = 'Undo'
export const startOver = 'Start over'
export const youHaveStartedOver = 'You have started over.'
