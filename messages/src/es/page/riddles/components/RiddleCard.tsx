import type * as English from '../../../../en/page/riddles/components/RiddleCard.tsx'

export const ofRiddle: typeof English.ofRiddle = (number) => `de la adivinanza ${number}`
export const yourGuessAtRiddle: typeof English.yourGuessAtRiddle = (number) => `Tu intento en la adivinanza ${number}`
export const solved = 'Resuelta'
export const hint = 'Pista:'
export const answer = 'Respuesta:'
export const lookedUp = 'Consultada'
export const hintOf: typeof English.hintOf = (ofRiddle) => <>Pista {ofRiddle}</>
export const answerOf: typeof English.answerOf = (ofRiddle) => <>Respuesta {ofRiddle}</>
export const riddle: typeof English.riddle = (number) => `Adivinanza ${number}`
export const yourGuess = 'Tu intento...'
export const check = 'Comprobar'
export const thatIsItYou: typeof English.thatIsItYou = (answer) =>
  `Eso es: ${answer}. La habías consultado, así que no cuenta como resuelta.`
export const solvedWellDone: typeof English.solvedWellDone = (answer) => `Resuelta: ${answer}. ¡Muy bien!`
export const nearlyOnlyAFew = 'Casi: solo cambian unas pocas letras.'
export const nearlySomeOfThe = 'Casi: algunas palabras están bien.'
export const typeAGuessFirst = 'Escribe primero un intento.'
export const notHaveAnotherGo: typeof English.notHaveAnotherGo = (guess) => `No es «${guess}». Inténtalo otra vez.`
