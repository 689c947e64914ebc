import type * as English from '../../../../en/page/accounts/pages/LoginPage.tsx'

export const newHereRegister: typeof English.newHereRegister = (link) => <>¿Es tu primera vez? {link('Crear cuenta')}</>
export const iAmInAClass = 'Estoy en una clase'
export const forgottenYourPassword = '¿Has olvidado tu contraseña?'
export const mailMeALinkInstead = 'Mejor envíame un enlace'
export const logIn = 'Iniciar sesión'
export const logInToEmojigma = 'Entra en Emojigma: tus puzles resueltos y tu lugar en las clasificaciones te esperan.'
export const welcomeBackYourSolved = 'Hola de nuevo. Tus puzles resueltos te esperan.'
export const login = 'Iniciar sesión'
export const userNameOrEMail = 'Nombre de usuario o correo'
export const password = 'Contraseña'
