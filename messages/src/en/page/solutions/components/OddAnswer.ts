export const theCrowd = 'The crowd: '
export const theOddOne = 'The odd one: '
