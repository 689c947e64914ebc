import type * as English from '../../../../en/page/maker/components/BoardMaker.ts'

export const by: typeof English.by = (size) => `${size} por ${size}`
export const otherEmoji = 'Otros emojis'
export const chooseAnEmojiThen = 'Elige un emoji y toca las casillas donde aparece. Otro toque lo quita.'
export const size = 'Tamaño'
export const emojiToPlace = 'Emojis por colocar'
export const giveSomeEmojiFirst = 'Pon primero algunos emojis.'
export const board = 'Tablero'
export const rowColumn: typeof English.rowColumn = (row, column) => `Fila ${row}, columna ${column}`
export const twice = ', dos veces'
export const empty = 'vacía'
