export const minimise = 'Minimizar'
