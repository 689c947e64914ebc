export const minus = 'menos'
export const times = 'por'
export const dividedBy = 'entre'
