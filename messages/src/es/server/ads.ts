export const title = 'Publicidad'
