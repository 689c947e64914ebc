export const loading = 'Cargando...'
