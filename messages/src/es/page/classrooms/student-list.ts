import type * as English from '../../../en/page/classrooms/student-list.ts'
import { plural } from '../../grammar.ts'

export const never = 'Nunca'
export const today = 'Hoy'
export const yesterday = 'Ayer'
export const daysAgo: typeof English.daysAgo = (days) => `hace ${days} días`
export const theLastCanBe: typeof English.theLastCanBe = (kept, studentCount, count) =>
  ` Los últimos ${kept} se pueden recuperar; ${studentCount} de mucho antes ${plural(count, 'se elimina', 'se eliminan')} para siempre.`
export const anotherClassCode = ' Los códigos QR de sus tarjetas siguen valiendo; para los dibujos hace falta el código de esta clase.'
export const students: typeof English.students = (count) => `${count} ${plural(count, 'estudiante', 'estudiantes')}`
