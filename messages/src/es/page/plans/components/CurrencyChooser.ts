export const currency = 'Moneda'
