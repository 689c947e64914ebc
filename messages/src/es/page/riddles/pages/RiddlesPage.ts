import type * as English from '../../../../en/page/riddles/pages/RiddlesPage.ts'

export const emojiRiddles = 'Adivinanzas con emojis'
export const sayWhatYouSee: typeof English.sayWhatYouSee = (total) =>
  `${total > 0 ? `${total} adivinanzas, gratis. ` : ''}Di lo que ves: juegan con palabras en inglés.`
export const showAllRiddles = 'Mostrar todas las adivinanzas'
export const tryAgain = 'Intentar de nuevo'
export const theOtherRiddlesCould = 'No se pudieron cargar las demás adivinanzas. Las de arriba se quedan como están.'
export const twoHundredEmojiRiddles =
  'Doscientas adivinanzas con emojis para toda la familia: adivina películas, libros, canciones, refranes y más a partir de unos pocos emojis, con pistas.'
export const noRiddlesHereYet = 'Aquí aún no hay adivinanzas'
export const thoseOfThisCategory = 'Las de esta categoría no han llegado.'
export const pleaseComeBackLater = 'Vuelve más tarde, por favor.'
