export const offline = {
  title: 'No tienes conexión',
  explanation:
    'Esta página necesita internet y ahora no podemos llegar a él. Los puzles que están en este dispositivo se pueden jugar igual:',
  today: 'Los puzles de hoy',
  surprise: 'Sorpréndeme con uno',
  again: 'Intentar abrir esta página de nuevo',
  kept: 'Tus respuestas se guardan aquí y se envían cuando haya conexión.',
} as const
export const unsupported = {
  title: 'Navegador no compatible',
  heading: 'Este navegador es demasiado antiguo para Emojigma',
  reason: 'Nuestros puzles necesitan partes que este navegador todavía no tiene. Con uno de estos, o con otro más nuevo, funcionan:',
  chrome: 'Chrome o Edge 123',
  firefox: 'Firefox 124',
  safari: 'Safari 17.5; en iPhone y iPad, iOS 17.5',
  samsung: 'Samsung Internet 27',
  update: 'Normalmente basta con actualizar el navegador o el dispositivo. Si es de la escuela, pregunta a quien lo cuida.',
} as const
export const manifest = {
  description: 'Puzles de matemáticas y lógica con emojis, cuarenta nuevos cada día. Los de hoy se pueden jugar también sin internet.',
  today: 'Los puzles de hoy',
  shortToday: 'Hoy',
  riddles: 'Adivinanzas con emojis',
  shortRiddles: 'Adivinanzas',
  random: 'Un puzle al azar',
  shortRandom: 'Al azar',
} as const
