export const sounds = 'Sonidos'
