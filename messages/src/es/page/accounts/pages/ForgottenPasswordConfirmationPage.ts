export const backToTheLogin = 'Volver al inicio de sesión'
export const tryAnotherEMail = 'Probar con otro correo'
export const haveALookIn = 'Mira tu buzón de correo'
export const aLinkToChoose = 'Va de camino un enlace para elegir una contraseña nueva.'
export const ifTheAddressHas =
  'Si esa dirección tiene cuenta, va de camino un enlace. Sirve una vez, durante una hora. ¿No llega nada? Quizá esté en el correo no deseado.'
