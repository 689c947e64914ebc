export const stop = 'Parar'
export const listen = 'Escuchar'
