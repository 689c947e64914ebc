export const inClassYouPlay = 'In class you play with your class. All other puzzles are open to you as always.'
export const toTodaysPuzzles = 'To today’s puzzles'
export const thisOneIsFor = 'This one is for after school'
