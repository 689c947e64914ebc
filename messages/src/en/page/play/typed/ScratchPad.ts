export const scratchPad = 'Scratch pad'
export const undo = 'Undo'
export const clear = 'Clear'
export const scratchPadDrawWith = 'Scratch pad, draw with a finger, pen or mouse'
