import type * as English from '../../../../en/page/cards/pages/ClassLoginPage.tsx'

export const anotherClass = 'Otra clase'
export const iHaveAUser = 'Tengo nombre de usuario y contraseña'
export const isLoggedInHere: typeof English.isLoggedInHere = (nickname, link) => (
  <>
    {nickname} tiene la sesión abierta aquí. Quien entre ahora ocupa su lugar. {link('Soy yo: a jugar')}
  </>
)
export const logInWithYourClass = 'Entrar con tu clase'
export const forStudentsLogIn = 'Para estudiantes: entra en Emojigma con el código de tu clase o con la tarjeta de tu docente.'
export const aClassCodeHas = 'El código de clase tiene 6 letras y el de la tarjeta, 12. Mira cada letra otra vez.'
export const findYourPictures = 'Encuentra tus dibujos'
export const classTapTheFive: typeof English.classTapTheFive = (shownCode) =>
  `Clase ${shownCode}. Toca los cinco dibujos de tu tarjeta, en el mismo orden. Después del último ya estás dentro.`
export const yourTeacherHasThe = 'Tu docente tiene el código de clase. El código más largo está en tu tarjeta.'
export const goOn = 'Seguir'
export const classCodeOrThe = 'Código de clase, o el código de tu tarjeta'
