import type * as English from '../../../en/page/accounts/last-used.ts'

export const lastUsedToday = 'Usado hoy'
export const lastUsedYesterday = 'Usado ayer'
export const lastUsedOn: typeof English.lastUsedOn = (day) => `Usado por última vez el ${day}`
