export const juniorPuzzleBook = 'Junior puzzle book'
export const easyAndMediumPuzzleBook = 'Easy and Medium puzzle book'
export const hardExpertAndMasterBook = 'Hard, Expert and Master book'
