import type * as English from '../../../../en/page/classrooms/components/AboutPortal.ts'

export const yourTeacherLooksAfter = 'Tu docente se ocupa aquí de tu clase. Los puzles de hoy te esperan.'
export const play = 'Jugar'
export const withTheTeacherPlan: typeof English.withTheTeacherPlan = (seatLimit) =>
  `Con el plan Docente creas clases para hasta ${seatLimit} estudiantes, que no necesitan correo ni nombre de verdad. Añádelos desde un archivo, imprime tarjetas con un código QR y mira lo que ha resuelto cada cual.`
export const seePlans = 'Ver planes'
export const login = 'Iniciar sesión'
export const howThePortalWorks = 'Cómo funciona el portal'
export const thisPageIsForTeachers = 'Esta página es para docentes'
export const yourClassOnEmojigma = 'Tu clase en Emojigma'
