export const unknownClass = 'Ninguna clase tiene este código. Mira otra vez cada letra.'
