/** Sizes of paper, as shops call them. */
export const paperNames = { A4: 'A4', Letter: 'Letter' }
