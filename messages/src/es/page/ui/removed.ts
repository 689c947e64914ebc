import type * as English from '../../../en/page/ui/removed.ts'

export const isDeletedForGoodOn: typeof English.isDeletedForGoodOn = (day) => `se elimina para siempre el ${day}`
export const isBack: typeof English.isBack = (name) => `De vuelta: ${name}.`
export const bringBack = 'Recuperar'
export const bringBackOne: typeof English.bringBackOne = (name) => `Recuperar: ${name}`
