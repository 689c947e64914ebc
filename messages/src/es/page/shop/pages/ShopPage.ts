export const puzzleBooks = 'Libros de puzles'
export const otherThings = 'Otras cosas'
export const shop = 'Tienda'
export const puzzleBooksToPrint =
  'Libros de puzles para imprimir en casa, y una taza, adhesivos, un póster y una camiseta con los puzles de emojis de Emojigma.'
