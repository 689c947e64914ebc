import type * as English from '../../../../en/page/classrooms/components/StudentDialog.ts'

export const othersSeeTheNickname: typeof English.othersSeeTheNickname = (nickname) => `Los demás ven el apodo ${nickname}.`
export const giveAnotherOne = 'Dar otro'
export const showTheQrCard = 'Mostrar la tarjeta QR'
export const newPassword = 'Contraseña nueva'
export const remove = 'Eliminar'
export const makeANewPassword = 'Hacer una contraseña nueva'
export const leaveItAsItIs = 'Dejarlo como está'
export const done = 'Hecho'
export const movedTo: typeof English.movedTo = (name, there) => `${name} está ahora en ${there}.`
export const save = 'Guardar'
export const nameOnlyYouSeeIt = 'Nombre (solo lo ves tú)'
export const loginName = 'Nombre de acceso'
export const classroom = 'Clase'
export const aNewPasswordFor: typeof English.aNewPasswordFor = (name) => `¿Una contraseña nueva para ${name}?`
export const theOldPasswordEnds: typeof English.theOldPasswordEnds = (name) =>
  `La contraseña antigua deja de servir al momento, y se cierra la sesión de ${name} en todas partes. La tarjeta QR sigue funcionando.`
export const logsInWithThis: typeof English.logsInWithThis = (userName) =>
  `${userName} entra con esta contraseña. Se muestra solo esta vez.`
export const removedTheLoginNo: typeof English.removedTheLoginNo = (name, deleted) =>
  `Se eliminó a ${name}. El acceso ya no sirve.${deleted}`
export const askToRemove: typeof English.askToRemove = (name) => `¿Eliminar a ${name}?`
export const thisStudentIs = 'Este estudiante queda'
export const theCardPointsAnd = 'la tarjeta, los puntos y los puzles resueltos'
export const theyAre = 'Quedan'
export const cardsPointsAndSolvedPuzzles = 'tarjetas, puntos y puzles resueltos'
export const loggedOutAtOnce: typeof English.loggedOutAtOnce = (who, keptDays, their) =>
  `${who} sin sesión al momento y sin poder entrar. Puedes recuperarlo todo durante ${keptDays} días; después ${their} se eliminan para siempre.`
