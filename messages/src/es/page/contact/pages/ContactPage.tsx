import type * as English from '../../../../en/page/contact/pages/ContactPage.tsx'

export const contact = 'Contacto'
export const isSomethingWrongUnclear = '¿Algo está mal, no se entiende o falta? Escríbenos. Lo lee una persona y responde por correo.'
export const youngerThan13Please: typeof English.youngerThan13Please = (strong) => (
  <>{strong('¿Menos de 13 años?')} Pide a una persona adulta que nos escriba por ti.</>
)
export const thankYouYourLetter = 'Gracias. Tu carta va de camino.'
export const weAnswerTo: typeof English.weAnswerTo = (address) => <>Respondemos a {address}.</>
export const writeAnotherOne = 'Escribir otra'
export const ratherByEMail: typeof English.ratherByEMail = (address) => <>¿Mejor por correo? {address} llega a quienes llevan este sitio.</>
export const writeToThePeople =
  'Escribe a quienes llevan Emojigma: una pregunta, un puzle que parece estar mal, una cuenta, la enseñanza o tu privacidad.'
