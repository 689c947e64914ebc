import type * as English from '../../../../en/page/my-days/components/Calendar.ts'

export const monday = 'Lunes'
export const tuesday = 'Martes'
export const wednesday = 'Miércoles'
export const thursday = 'Jueves'
export const friday = 'Viernes'
export const saturday = 'Sábado'
export const sunday = 'Domingo'
export const previousMonth = 'Mes anterior'
export const nextMonth = 'Mes siguiente'
export const starsOf: typeof English.starsOf = (month) => `Estrellas de ${month}`
export const today = ', hoy'
