export const yours = (became: string) => `Yours: ${became}.`
export const makeAPuzzleFor = 'Make a puzzle for your class'
export const thePuzzlesThatYouMade = 'The puzzles that you made'
export const givenBackToBe = (returned: number) => `${returned} given back to be made better`
export const forYourTeacher = (waiting: number) => `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for your teacher`
export const approved = (approved: number) => `${approved} approved`
