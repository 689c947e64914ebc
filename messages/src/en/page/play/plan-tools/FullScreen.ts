export const minimise = 'Minimise'
