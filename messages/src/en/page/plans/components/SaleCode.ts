export const aBook = 'a book'
