import type * as English from '../../../../en/page/accounts/components/DeleteAccount.tsx'

export const deleteMyAccount = 'Eliminar mi cuenta'
export const yourEMailNickname: typeof English.yourEMailNickname = (strong) => (
  <>Tu correo, apodo, puzles resueltos, puntos y ajustes se eliminan al momento, en todas partes. {strong('Esto no se puede deshacer.')}</>
)
export const keepMyAccount = 'Conservar mi cuenta'
export const deleteYourAccount = '¿Eliminar tu cuenta?'
export const deleteForGood = 'Eliminar para siempre'
export const deleteMyStudentsToo = 'Eliminar también a mis estudiantes'
export const password = 'Contraseña'
export const ifYouNeverChose = 'Si nunca elegiste una, deja esto vacío: funciona poco después de iniciar sesión.'
