import type * as English from '../../en/words/csv-columns.ts'
export const columns: typeof English.columns = ['Nom', 'Identifiant', 'Pseudo', 'Mot de passe']
