export const sounds = 'Sounds'
