import type * as English from '../../en/words/contact.ts'

export const topics: typeof English.topics = {
  question: 'Una pregunta',
  puzzle: 'Un puzle que parece tener un error',
  account: 'Mi cuenta o la cuenta de un menor',
  teacher: 'Enseñar con Emojigma',
  books: 'Los libros y la tienda',
  privacy: 'Privacidad: qué se guarda sobre mí',
  other: 'Otra cosa',
}
export const messageTooShort = 'Escribe al menos 10 caracteres.'
export const messageTooLong = 'Escribe como mucho 4000 caracteres.'
