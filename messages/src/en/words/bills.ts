/** The fault of a text for a quote or an invoice. */
export const unprintable = 'Our paper fonts lack some of these letters. Please write it in another way.'
