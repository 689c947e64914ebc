export const clear = 'Clear'
export const undo = 'Undo'
export const redo = 'Redo'
export const whatPickingAnEmojiDoes = 'What picking an emoji does'
export const fill = 'Fill'
export const notes = 'Notes'
export const emoji = 'Emoji'
export const key = (symbol: string, symbol2: string, isDone: boolean) => `${symbol}, key ${symbol2}${isDone ? ', all placed' : ''}`
export const clearTheCell = 'Clear the cell'
export const del = 'Del'
export const ctrl = 'Ctrl'
export const chooseACellThen = 'Choose a cell, then pick an emoji.'
export const rowColumnIsChosen = (row: number, column: number) => `Row ${row}, column ${column} is chosen.`
export const notesSitInThe = (chosen: string) => `${chosen} Notes sit in the same place in every cell, so you can read them by position.`
export const keyFill = 'fill'
export const keyNotes = 'notes'
export const keyClear = 'clear'
export const keyUndo = 'undo'
export const keyMove = 'move'
