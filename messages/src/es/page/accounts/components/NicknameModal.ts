import type * as English from '../../../../en/page/accounts/components/NicknameModal.ts'

export const youCanChangeIt: typeof English.youCanChangeIt = (max, days) =>
  `Puedes cambiarlo ${max} veces en ${days} días, para que tus amigos te encuentren.`
export const chooseANickname = 'Elige un apodo'
export const changeYourNickname = 'Cambiar tu apodo'
export const save = 'Guardar'
export const later = 'Más tarde'
export const cancel = 'Cancelar'
export const nickname = 'Apodo'
