import type * as English from '../../../../en/page/assignments/components/MyAssignments.ts'

export const fromYourTeacher = 'De tu docente'
export const loading = 'Cargando...'
export const nothingToDoFor = 'Ahora no hay nada que hacer para clase. Elige el puzle que quieras.'
export const yourClassIsHaving =
  'Tu clase está de descanso, así que algunos de estos puzles están cerrados. Los gratis de hoy están abiertos, y lo que resolviste se queda.'
export const ofDone: typeof English.ofDone = (done, count, isLate, shownDay) =>
  `${done} de ${count} hechos · ${done === count ? 'todo acabado' : isLate ? `era para el ${shownDay}; tarde también vale` : `hasta el ${shownDay}`}`
