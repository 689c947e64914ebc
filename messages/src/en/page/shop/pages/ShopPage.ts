export const puzzleBooks = 'Puzzle books'
export const otherThings = 'Other things'
export const shop = 'Shop'
export const puzzleBooksToPrint =
  'Puzzle books to print at home, and a mug, stickers, a poster and a T-shirt with Emojigma’s own emoji puzzles.'
