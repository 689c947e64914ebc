import type * as English from '../../../../en/page/classrooms/components/ClassOverview.ts'

export const yourClassrooms = 'Tus clases'
export const ofStudentLoginsUsed: typeof English.ofStudentLoginsUsed = (seatsUsed, seatLimit) =>
  `${seatsUsed} de ${seatLimit} accesos de estudiantes usados.`
export const newClassroom = 'Clase nueva'
export const makeAClassroomAdd = 'Crea una clase, añade a tus estudiantes y reparte sus tarjetas: en diez minutos juegan todos.'
export const makeClassroom: typeof English.makeClassroom = (count) => (count === 0 ? 'Crear tu primera clase' : 'Crear una clase')
export const classesPutAway = 'Archivadas'
export const putAway = 'Archivar'
export const studentsWhoHaveNot: typeof English.studentsWhoHaveNot = (idleMonths, keptDays) =>
  `Los estudiantes que no han pasado por aquí en ${idleMonths} meses se retiran solos, y se eliminan ${keptDays} días después.`
export const open = 'Abrir'
export const rename = 'Cambiar el nombre'
export const remove = 'Eliminar'
export const onlyYouSeeIt = 'El nombre es solo para ti y para quienes están en ella. Se puede cambiar más tarde.'
export const isTaughtAgain: typeof English.isTaughtAgain = (name) => `${name} vuelve a estar activa.`
export const isPutAwayIts: typeof English.isPutAwayIts = (name) => `${name} está archivada. Sus estudiantes pueden seguir jugando.`
export const studentLoginsUsed = 'Accesos de estudiantes usados'
export const classrooms = 'Clases'
export const welcomeToYourPortal = 'Te damos la bienvenida a tu portal'
export const noClassroomIsOpen = 'No hay ninguna clase abierta'
export const removedClassrooms = 'Clases eliminadas'
export const anotherName = 'Otro nombre'
export const save = 'Guardar'
export const askToRemove: typeof English.askToRemove = (name) => `¿Eliminar ${name}?`
export const theClassroomGoesWith: typeof English.theClassroomGoesWith = (studentCount, keptDays) =>
  `La clase se va con sus ${studentCount}: sus accesos y tarjetas dejan de servir al momento. Puedes recuperarlo todo durante ${keptDays} días; después se elimina para siempre.`
export const removeTheClassroom = 'Eliminar la clase'
export const removed: typeof English.removed = (name, deleted) => `Se eliminó ${name}.${deleted}`
export const openClass: typeof English.openClass = (name) => `Abrir ${name}`
export const teachAgain = 'Volver a enseñar'
export const makeTheClassroom = 'Crear la clase'
