export const full = 'As many as fit take part in this challenge already. You can make one of your own.'
export const tooMany = 'Those were many challenges for one day. There is room for more tomorrow.'
export const notTodays = 'Please choose from today’s puzzles: everybody can play those.'
