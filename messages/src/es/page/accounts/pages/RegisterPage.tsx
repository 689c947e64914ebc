import type * as English from '../../../../en/page/accounts/pages/RegisterPage.tsx'

export const haveAnAccountAlreadyLogin: typeof English.haveAnAccountAlreadyLogin = (link) => (
  <>¿Ya tienes cuenta? {link('Iniciar sesión')}</>
)
export const weHaveMailedIt: typeof English.weHaveMailedIt = (email) => (
  <>Lo hemos enviado a {email}. Cuando haya dicho que sí, puedes iniciar sesión. Hasta entonces puedes jugar sin cuenta.</>
)
export const playTodaysPuzzles = 'Jugar los puzles de hoy'
export const weHaveWrittenTo: typeof English.weHaveWrittenTo = (email) => <>Hemos escrito a {email}. El correo dice cómo seguir.</>
export const login = 'Iniciar sesión'
export const forgottenYourPassword = '¿Has olvidado tu contraseña?'
export const register = 'Crear cuenta'
export const makeAFreeEmojigma =
  'Crea una cuenta gratis en Emojigma: guarda tus puzles resueltos, elige un apodo y entra en las clasificaciones.'
export const anAccountIsFree = 'La cuenta es gratis. Guarda tus puzles resueltos y tus puntos.'
export const yourAccount = 'Tu cuenta'
export const weAskedForA = 'Antes pedimos a una persona adulta. Solo falta su correo, y desde aquí se puede seguir.'
export const eMail = 'Correo'
export const aGrownUpsEMail = 'El correo de una persona adulta'
export const weMailYourGrown = 'Enviamos un enlace a tu persona adulta. Cuando lo abra, podrás iniciar sesión.'
export const nickname = 'Apodo'
export const askYourGrownUp = 'Pide a tu persona adulta que abra el enlace'
export const haveALookIn = 'Mira tu buzón de correo'
export const yourAccountIsReady = 'Tu cuenta está lista'
export const theConnectionBrokeBefore = 'La conexión se cortó antes de que pudieras entrar.'
