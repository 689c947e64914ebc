export const nameOfTheClassroom = 'Name of the classroom'
export const forExampleYear4Otters = 'For example: Year 4 Otters'
