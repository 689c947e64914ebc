/** Sizes of paper, as shops call them. */
export const paperNames = { A4: 'A4', Letter: 'Letter' }

/** The fault of a text on a quote or an invoice. */
export const unprintable = 'Our paper fonts lack some of these letters. Please write it in another way.'
