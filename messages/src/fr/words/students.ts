import type * as English from '../../en/words/students.ts'

export const noEmail = 'Ici, les élèves n’ont pas d’e-mail : écrivez un identifiant sans @.'
export const userNameLength: typeof English.userNameLength = (min, max) => `Un identifiant a de ${min} à ${max} caractères.`
export const userNameSigns = 'Un identifiant n’a que des lettres, des chiffres et les signes . _ - et aucun espace.'
export const userNameStart = 'Un identifiant commence par une lettre ou un chiffre.'
export const realNameLength: typeof English.realNameLength = (max) => `Un nom a au plus ${max} caractères.`
export const realNameSigns = 'Un nom a des lettres et des signes visibles.'
