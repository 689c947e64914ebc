import type * as English from '../../en/words/contact.ts'

export const topics: typeof English.topics = {
  question: 'Une question',
  puzzle: 'Une énigme qui semble avoir une erreur',
  account: 'Mon compte, ou celui d’un enfant',
  teacher: 'Enseigner avec Emojigma',
  books: 'Les livres et la boutique',
  privacy: 'Vie privée : ce qui est conservé sur moi',
  other: 'Autre chose',
}
export const messageTooShort = 'Il faut au moins 10 caractères.'
export const messageTooLong = 'Il faut au plus 4 000 caractères.'
