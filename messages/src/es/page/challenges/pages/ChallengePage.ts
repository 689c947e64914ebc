import type * as English from '../../../../en/page/challenges/pages/ChallengePage.ts'

export const aChallengeFromAFriend = 'Un reto de un amigo o una amiga'
export const loading = 'Cargando...'
export const choseThesePuzzlesThere: typeof English.choseThesePuzzlesThere = (chosen, isToday) =>
  `${chosen === you ? 'Elegiste' : `${chosen} eligió`} estos puzles. ${isToday ? 'Todo el mundo puede jugarlos hasta que acabe el día, a medianoche UTC: cuentan entre los tres gratis del día.' : 'Su día ya pasó; lo resuelto se queda aquí.'} No hay reloj, y nadie llega primero.`
export const perhapsALetterOf: typeof English.perhapsALetterOf = (days) =>
  `Quizá falte una letra del enlace, o ya terminó: un reto se guarda ${days} días.`
export const makeOneOfYourOwn = 'Crea uno propio'
export const aChallenge = 'Un reto'
export const emojiPuzzlesThatFriends = 'Puzles con emojis que se juegan entre amigos, cada cual a su ritmo.'
export const somebody = 'Alguien'
export const you = 'Tú'
export const thisChallengeIsNotHere = 'Este reto no está aquí'
