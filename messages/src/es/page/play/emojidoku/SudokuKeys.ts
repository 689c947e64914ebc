import type * as English from '../../../../en/page/play/emojidoku/SudokuKeys.ts'

export const clear = 'Borrar'
export const undo = 'Deshacer'
export const redo = 'Rehacer'
export const whatPickingAnEmojiDoes = 'Qué hace elegir un emoji'
export const fill = 'Llenar'
export const notes = 'Notas'
export const emoji = 'Emoji'
export const key: typeof English.key = (symbol, key, isDone) => `${symbol}, tecla ${key}${isDone ? ', ya están todos' : ''}`
export const clearTheCell = 'Borrar la casilla'
export const del = 'Supr'
export const ctrl = 'Ctrl'
export const chooseACellThen = 'Elige una casilla y después un emoji.'
export const rowColumnIsChosen: typeof English.rowColumnIsChosen = (row, column) => `Está elegida la fila ${row}, columna ${column}.`
export const notesSitInThe: typeof English.notesSitInThe = (chosen) =>
  `${chosen} Las notas están en el mismo lugar en cada casilla, así que puedes leerlas por su posición.`
export const keyFill = 'llenar'
export const keyNotes = 'notas'
export const keyClear = 'borrar'
export const keyUndo = 'deshacer'
export const keyMove = 'mover'
