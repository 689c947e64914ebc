export const title = 'Advertisement'
