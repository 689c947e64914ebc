export const theCrowd = 'La multitud: '
export const theOddOne = 'El distinto: '
