export const weak = 'Al menos 8 caracteres, con un signo especial !@#$%^&* y como mínimo 2 de estas cosas: mayúsculas, minúsculas, números'
export const tooLong = 'Como mucho 128 caracteres'
export const notTheSame = 'Las dos contraseñas no son iguales.'
