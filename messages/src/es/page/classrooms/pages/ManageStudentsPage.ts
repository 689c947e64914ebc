import type * as English from '../../../../en/page/classrooms/pages/ManageStudentsPage.ts'

export const yourClassrooms = 'Tus clases'
export const itWasRemovedOr = 'Se eliminó, o el enlace no es del todo correcto. Lo eliminado se puede recuperar durante treinta días.'
export const allClassrooms = 'Todas las clases'
export const newClassroom = 'Clase nueva'
export const ofStudentLoginsUsed: typeof English.ofStudentLoginsUsed = (studentCount, seatsUsed, seatLimit) =>
  `${studentCount}. ${seatsUsed} de ${seatLimit} accesos de estudiantes usados.`
export const printQrCards = 'Imprimir tarjetas QR'
export const addAStudent = 'Añadir estudiante'
export const teacherPortal = 'Portal para docentes'
export const yourClassroomsYourStudents = 'Tus clases, tus estudiantes y sus accesos.'
export const thisClassroomIsNotHere = 'Esta clase no está aquí'
export const students = 'Estudiantes'
export const assignments = 'Tareas'
export const qrLoginCards = 'Tarjetas de acceso QR'
export const csvUpload = 'Carga CSV'
export const board = 'Clasificación'
export const classroom = 'Clase'
