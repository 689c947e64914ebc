export const tooMany = 'En la última hora han llegado varias cartas desde aquí. Espera un rato antes de enviar otra, por favor.'
