import type * as English from '../../../../en/page/accounts/components/SignedInDevices.ts'

export const isThereADevice = '¿Hay un dispositivo que no conoces o ya no usas? Cierra su sesión.'
export const thisDevice = 'Este dispositivo'
export const logOut = 'Cerrar sesión'
export const logOutEverywhere = 'Cerrar sesión en todas partes'
export const aDevice = 'Un dispositivo'
export const logOutDevice: typeof English.logOutDevice = (device, lastUsed) => `Cerrar sesión: ${device}. ${lastUsed}`
export const askToLogOutEverywhere = '¿Cerrar sesión en todas partes?'
export const youAreThenLogged =
  'Entonces se cierra tu sesión en todos los dispositivos, también en este. Tus puzles y puntos se quedan como están.'
