import type * as English from '../../../../en/page/accounts/pages/ConsentPage.tsx'

export const login = 'Iniciar sesión'
export const ifYouDontKnow = 'Si no sabes nada de esto, cierra la página: sin ti no hay cuenta, y olvidamos tu correo.'
export const whatWeKeepYour: typeof English.whatWeKeepYour = (strong) => (
  <>
    {strong('Lo que guardamos:')} tu correo, el apodo que eligió el menor, su contraseña de una forma que nadie puede leer y qué puzles
    resuelve. Ni nombre, ni cumpleaños, ni fotos.
  </>
)
export const whatOthersSeeThe: typeof English.whatOthersSeeThe = (strong) => (
  <>
    {strong('Lo que ven los demás:')} el apodo y los puntos están en clasificaciones públicas, a no ser que elijas otra cosa abajo. No hay
    chat y nadie puede escribir al menor.
  </>
)
export const changingYourMindYou: typeof English.changingYourMindYou = (strong, link) => (
  <>
    {strong('Si cambias de idea:')} puedes pedir en cualquier momento que se muestre o se elimine todo en la página de la cuenta, y cambiar
    allí si el apodo está en las clasificaciones. Te enviamos un enlace para entrar siempre que lo pidas. Hay más en la{' '}
    {link('política de privacidad')}.
  </>
)
export const aChildsAccount = 'Cuenta de un menor'
export const agreeToAChilds = 'Acepta la cuenta de un menor en Emojigma.'
export const thankYou = 'Gracias'
export const theAccountIsOpen = 'La cuenta está abierta. Ya se puede iniciar sesión con tu correo y la contraseña que eligió el menor.'
export const aChildWouldLike = 'Un menor quiere una cuenta'
export const someoneYoungerThan13 = 'Alguien menor de 13 años nos dio tu correo como el de su persona adulta.'
export const yesIAgree = 'Sí, estoy de acuerdo'
