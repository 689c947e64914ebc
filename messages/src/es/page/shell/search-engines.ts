export const sitePicture = 'Emojigma: puzles de matemáticas y lógica con emojis'
export const blog = 'Blog'
export const teaches = {
  1: 'Resolver ecuaciones',
  2: 'Sumas en filas y columnas',
  3: 'Resolver ecuaciones y deletrear',
  4: 'Deducción lógica',
  5: 'Observar con atención',
} as const
