export const theme = 'Tema'
