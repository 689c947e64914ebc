export const all = 'Todas'
export const category = 'Categoría'
