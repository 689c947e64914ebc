export const nextOne = 'El siguiente'
