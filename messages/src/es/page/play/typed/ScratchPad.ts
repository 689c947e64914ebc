export const scratchPad = 'Pizarra'
export const undo = 'Deshacer'
export const clear = 'Borrar'
export const scratchPadDrawWith = 'Pizarra: dibuja con el dedo, un lápiz o el ratón'
