import type * as English from '../../en/server/sign-in.ts'

export const teachersToChange = 'Tu docente cuida de tu cuenta. Pídele otra contraseña.'
export const teachersToRemove = 'Tu docente cuida de tu cuenta. Pídele que la elimine.'
export const signInAgain = 'Primero inicia sesión otra vez, para que sepamos que eres tú.'
export const withAGrownUp =
  'Pide a una persona adulta que te ayude a crear una cuenta aquí con su correo. Después podrás jugar con una cuenta.'
export const unknownCard: Readonly<Record<keyof typeof English.unknownCard, string>> = {
  token: 'Esta tarjeta ya no vale. Pide una nueva a tu docente.',
  code: 'Este código no está en ninguna tarjeta. Mira otra vez cada letra.',
  pictures: 'Estos dibujos no van juntos. Mira tu tarjeta y empieza por el primero.',
}
export const tooManyCodes = 'Ha habido demasiados códigos equivocados aquí. Espera un poco o pide a tu docente que te deje entrar.'
export const wrongNameOrPassword = 'El nombre de usuario o la contraseña no son correctos.'
export const consentAwaited = 'Pide a tu persona adulta que abra el enlace que le hemos enviado. Después podrás iniciar sesión.'
export const sessionEnded = 'Inicia sesión otra vez, por favor.'
export const linkEnded = 'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo, por favor.'
export const birthYearNeeded = '¿En qué año naciste?'
export const logInFirst =
  'Este correo ya tiene una cuenta aquí. Inicia sesión primero con tu contraseña, o deja que te enviemos un enlace para iniciar sesión.'
export const tooManyPasswords =
  'Demasiadas contraseñas equivocadas. Espera unos minutos, o deja que te enviemos un enlace para iniciar sesión.'
export const unknownWay = 'Esta manera de iniciar sesión no se conoce aquí.'
export const fieldRequired: typeof English.fieldRequired = (field) => `${field} es obligatorio.`
export const wrongOldPassword = 'La contraseña antigua no es correcta.'
export const noPasswordYet = 'Tu cuenta aún no tiene contraseña. «Contraseña olvidada» te envía un enlace para elegir una.'
export const notTheSame = 'Las dos contraseñas no son iguales.'
export const wrongPassword = 'La contraseña no es correcta.'
export const studentsGoToo: typeof English.studentsGoToo = (students) =>
  `${students === 1 ? 'Tu estudiante se elimina' : `Tus ${students} estudiantes se eliminan`} con tu cuenta, para siempre: nombres, accesos y puntos, en todas las clases. Nadie puede recuperarlos. Una exportación guarda una copia.`
export const theApp = 'La app de Emojigma'
export const browserOn: typeof English.browserOn = (browser, system) => `${browser} en ${system}`
export const someBrowserOn: typeof English.someBrowserOn = (system) => `Un navegador en ${system}`
export const systems: typeof English.systems = { 'a Chromebook': 'un Chromebook', 'a Mac': 'un Mac' }
