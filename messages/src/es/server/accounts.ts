import type * as English from '../../en/server/accounts.ts'

export const schoolOnly = '¿Tienes menos de 13 años? Aquí las cuentas para menores las da su escuela: pregunta a tu docente.'
export const noBirthYear = 'Esto no es un año de nacimiento.'
export const consentEnded =
  'Este enlace ya se ha usado o es demasiado antiguo. Si se usó, la cuenta está abierta: inicia sesión. Si no, crea la cuenta otra vez y te enviaremos uno nuevo.'
export const studentsNickname = 'Los apodos de estudiantes se crean aquí, para que nadie averigüe un nombre. Tu docente puede darte otro.'
export const nicknameChangedTooOften: typeof English.nicknameChangedTooOften = (max, days, waitDays) =>
  `Para que tus amistades te reconozcan, un apodo se puede cambiar ${max} veces en ${days} días. Podrás elegir otro ${waitDays === 1 ? 'mañana' : `dentro de ${waitDays} días`}.`
export const commonPassword = 'Esta contraseña es una de las primeras que probaría cualquiera. Elige otra, por favor.'
export const passwordContains: typeof English.passwordContains = (name) =>
  `Tu contraseña contiene «${name}», y otras personas pueden conocer tu correo y tu apodo. Elige otra, por favor.`
export const nicknameTaken = 'Este apodo ya lo tiene alguien. Elige otro, por favor.'
export const nicknameLength: typeof English.nicknameLength = (min, max) => `Un apodo tiene de ${min} a ${max} caracteres.`
export const nicknameSigns = "Un apodo solo tiene letras, cifras, espacios y los signos _ - . '"
export const nicknameAlphabets = 'Escribe cada palabra con las letras de un solo alfabeto, por favor.'
export const nicknameSite = 'Un apodo no puede parecer la dirección de un sitio. Un espacio detrás del punto ayuda.'
export const nicknameLetter = 'Un apodo tiene al menos una letra.'
export const nicknameTelephone = 'Para que los números de teléfono sigan siendo privados, elige un apodo sin ninguno.'
export const nicknameStaff = 'Este apodo parece el de alguien que lleva Emojigma. Elige otro, por favor.'
export const nicknameFriendlier = 'Elige un apodo más amable, por favor.'
