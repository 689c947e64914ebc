import type * as English from '../../../../en/page/contact/components/ContactForm.ts'

export const send = 'Enviar'
export const yourName = 'Tu nombre'
export const ifYouLike = 'Si quieres.'
export const yourEMail = 'Tu correo'
export const weAnswerToIt = 'Respondemos a esa dirección y no la usamos para nada más.'
export const whatIsItAbout = '¿De qué trata?'
export const yourMessage = 'Tu mensaje'
export const fromToCharactersIf: typeof English.fromToCharactersIf = (least, most) =>
  `De ${least} a ${most} caracteres. Si es sobre un puzle, su número ayuda.`
export const messageFault: typeof English.messageFault = (fault) => `Tu mensaje ${fault}.`
