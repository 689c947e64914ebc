import type * as English from '../../en/words/csv-columns.ts'
export const columns: typeof English.columns = ['Nombre', 'Nombre de acceso', 'Apodo', 'Contraseña']
