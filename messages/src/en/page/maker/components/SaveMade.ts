export const save = 'Save'
export const keepThisPuzzle = 'Keep this puzzle'
export const itIsNoPuzzle = 'It is no puzzle yet: see what is the matter above.'
export const title = 'Title'
