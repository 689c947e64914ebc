import type * as English from '../../en/server/failures.ts'

export const byStatus: typeof English.byStatus = {
  400: 'La petición no es válida.',
  401: 'Inicia sesión, por favor.',
  404: 'No se ha encontrado.',
  405: 'Este método no está permitido aquí.',
  408: 'La petición ha tardado demasiado.',
  413: 'La petición es demasiado grande.',
  414: 'La dirección es demasiado larga.',
  415: 'La petición tiene que ser JSON.',
  429: 'Demasiadas peticiones. Espera un momento, por favor.',
  431: 'La petición es demasiado grande.',
  500: 'Algo ha fallado...',
  501: 'Este formato no está disponible. Pide json, por favor.',
  503: 'Hay mucha gente en el sitio. Inténtalo de nuevo en un momento, por favor.',
}
export const invalid = 'La petición no es válida.'
export const wrong = 'Algo ha fallado...'
export const mustBeForm = 'La petición tiene que ser un formulario.'
export const linkRunOut = 'Este enlace ha caducado. Vuelve a la página donde lo encontraste y descárgalo otra vez.'
export const tooManyTries = 'Demasiados intentos. Espera unos minutos, por favor.'
export const nullCharacter = 'no puede contener un carácter nulo'
export const twoHosts = 'tiene que aparecer una sola vez'
export const noPuzzle: typeof English.noPuzzle = (id) => `Número de puzle: «${id}»`
export const tooManyPictures = 'Se están dibujando demasiadas imágenes. Inténtalo de nuevo, por favor.'
export const anotherSite = 'Otro sitio no puede escuchar aquí.'
export const forWebSocket = 'Esta dirección es para un WebSocket.'
export const badSignature = 'La firma no es correcta.'
