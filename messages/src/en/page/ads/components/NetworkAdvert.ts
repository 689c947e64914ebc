export const advertisement = 'Advertisement'
