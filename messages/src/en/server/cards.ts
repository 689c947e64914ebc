export const unknownClass = 'No class has this code. Look at each letter again.'
