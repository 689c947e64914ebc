export const nextOne = 'Next one'
