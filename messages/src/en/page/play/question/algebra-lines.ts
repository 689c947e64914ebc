export const row = 'Row'
export const column = 'Column'
