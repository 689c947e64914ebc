/** Signs as they are said between numbers. */
export const minus = 'minus'
export const times = 'times'
export const dividedBy = 'divided by'
