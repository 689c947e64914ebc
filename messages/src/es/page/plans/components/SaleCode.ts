export const aBook = 'un libro'
