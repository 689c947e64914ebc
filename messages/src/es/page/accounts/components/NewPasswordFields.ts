import type * as English from '../../../../en/page/accounts/components/NewPasswordFields.ts'

export const notYourEMail: typeof English.notYourEMail = (passwordMessage) =>
  `${passwordMessage}. Ni tu correo ni tu apodo, ni nada que otros probarían primero.`
export const password = 'Contraseña'
export const confirm: typeof English.confirm = (label) => `Confirmar ${label.toLowerCase()}`
