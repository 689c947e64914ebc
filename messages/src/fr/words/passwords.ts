export const weak = 'Au moins 8 caractères, avec un signe spécial !@#$%^&* et au moins 2 parmi : majuscules, minuscules, chiffres'
export const tooLong = 'Au plus 128 caractères'
export const notTheSame = 'Les deux mots de passe ne sont pas pareils.'
