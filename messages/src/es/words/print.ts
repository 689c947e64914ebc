import type { Translated } from '../../shape.ts'
import type * as English from '../../en/words/print.ts'
import { pictures } from './card-pictures.ts'
import { equalLines } from './descriptions.ts'
import { plural, several } from '../grammar.ts'

type Print = Translated<typeof English>

/** How each kind is solved on paper, as books say it. */
const rules = {
  1: 'Cada emoji vale un número, el mismo en todo el puzle. Busca una línea que descubra uno, sigue desde ahí y calcula la última línea.',
  2: 'Cada emoji vale un número. Al lado de cada fila y debajo de cada columna está lo que suman sus emojis. Averigua qué va en lugar del signo de interrogación.',
  3: 'Cada emoji vale un número, y cada número es una letra: 1 es A, 2 es B, 15 es Ñ y 27 es Z. Averigua los números y después lee la palabra.',
  4: 'Llena el tablero para que cada fila, cada columna y cada bloque tenga cada emoji una vez. Dibuja los que faltan, o escribe los números que están debajo del tablero.',
  5: 'Un emoji es un poco distinto de todos los demás. Escribe la letra que está encima y el número que está al lado.',
}

export const code = 'es'
export { kinds as types, levels } from './names.ts'
export const drawings: Print['drawings'] = { whichIsMore: '¿Cuál es mayor?', or: 'o' }

export const worksheets: Print['worksheets'] = {
  title: 'Puzles de emojis',
  sheet: (number) => `Hoja ${number}`,
  page: (number, pages) => `Página ${number} de ${pages}`,
  answers: 'Respuestas',
  answersOf: (sheet) => `Respuestas · ${sheet}`,
  check: (address) => `Comprueba tus respuestas: ${address}`,
  name: 'Nombre',
  class: 'Clase',
  date: 'Fecha',
  fold: 'Dobla por detrás. Las respuestas están al revés.',
  worth: '¿Cuánto vale cada emoji?',
  working: 'Enseña cómo lo has resuelto',
}
export const panels: Print['panels'] = {
  boardRule: 'Cada fila, columna y bloque tiene cada emoji una vez.',
  boardRuleLines: ['Llena las casillas vacías: cada fila, cada columna', 'y cada bloque tiene cada emoji una vez.'],
  answer: 'Mi respuesta',
  equalLines,
  hiddenTile: 'La casilla oculta es uno de estos emojis.',
  letterAndNumber: 'Letra y número',
  numbersToo: 'Puedes escribir los números.',
  sumsRule: 'El número pequeño es lo que suma su grupo.',
  withSums: 'Emojidoku con sumas',
  fullBoard: 'el tablero lleno',
}
export const cards: Print['cards'] = {
  title: 'Tarjetas de acceso',
  loginName: 'Nombre de acceso',
  classroom: 'Clase',
  noCamera: (address) => `¿Sin cámara? Ve a ${address} y escribe`,
  or: 'o ',
  andTap: 'y toca',
  pictures,
}
export const familyLetter: Print['familyLetter'] = {
  title: (name) => `Emojigma en casa, para ${name}`,
  atSchool: (classroom) =>
    `${classroom || 'Nuestra clase'} juega a Emojigma: puzles cortos de emojis, de matemáticas y lógica. También se puede jugar en casa, en cualquier teléfono, tableta o computadora.`,
  logIn: (address) => `Escanea el código con una cámara. O ve a ${address} y escribe:`,
  playTogether: 'Cinco minutos bastan. Pregunta: «¿Cómo lo has encontrado?», y deja que lo explique.',
  stored:
    'Guardamos el nombre que usa la clase, las respuestas y los puntos. No pedimos correo electrónico ni mostramos anuncios a los estudiantes. Su docente puede borrarlo todo.',
  keepSafe: 'Guarda bien esta carta: sirve para entrar.',
}
export * as together from './together.ts'
export const termReport: Print['termReport'] = {
  title: 'Un trimestre de puzles',
  days: (count) => plural(count, 'día de juego', 'días de juego'),
  solved: (count) => plural(count, 'puzle resuelto', 'puzles resueltos'),
  firstTry: 'a la primera',
  percent: (number) => `${number} %`,
  practiced: 'Lo que se practicó',
  ofFirstTry: (firstTry, solved) => `${firstTry} de ${solved} a la primera`,
  goesWell: 'Sale bien',
  solvedLater: (count) => `${several(count, 'puzle resuelto', 'puzles resueltos')} tras otro intento.`,
  next: 'Lo que viene ahora',
  more: (skill) => `Más de esto: ${skill}.`,
  harder: (skill) => `Puzles más difíciles: ${skill}.`,
  together: 'Para hacer juntos',
  nothing: 'Aún no hay puzles resueltos en estas semanas.',
  note: 'A la primera: con la primera respuesta y sin pistas. Volver a intentarlo es parte del juego. Estas cifras tratan solo de esta persona.',
}
export const bill: Print['bill'] = {
  titles: { quote: 'Presupuesto', invoice: 'Factura' },
  number: 'Número',
  date: 'Fecha',
  validUntil: 'Válido hasta',
  paidOn: 'Pagado el',
  purchaseOrder: 'Tu número de pedido',
  vatNumber: (number: string) => `Número de IVA: ${number}`,
  seller: 'Vendedor',
  buyer: 'Comprador',
  includes: {
    individual: 'Una cuenta durante un año: todos los puzles, respuestas, descargas y fichas, sin anuncios.',
    teacher: 'Una cuenta durante un año: todo lo de Individual y clases con hasta 300 accesos para estudiantes.',
    book: 'Un PDF para imprimir cuantas veces se quiera, para siempre.',
  },
  total: 'Total',
  paid: 'Pagado',
  ends: { refunded: 'Devuelto', 'taken back': 'Este pedido se anuló.' },
  noTax: 'No se indican impuestos.',
  test: 'Pagado con dinero de prueba. No se ha cobrado nada.',
  howToBuy: (address: string) => `Para comprar a este precio, elige el plan en ${address}.`,
}
export const books: Print['books'] = {
  cover: 'Portada',
  puzzles: (count) => `${count} puzles`,
  fewPages: 'Unas hojas de muestra',
  howItWorks: 'Cómo funciona',
  rules,
  productsFirst: 'Donde hay un ×, va antes que + y −.',
  dice: 'Los dados dicen lo difícil que es un puzle. Todas las respuestas están al final del libro.',
  contents: 'Contenido',
  answers: 'Respuestas',
  sample: 'Muestra gratis',
  place: (column, row) => `columna ${column}, fila ${row}`,
}
export const edition: Print['edition'] = (number) => `Edición ${number}`
export const covers: Print['covers'] = {
  'junior-book': { title: ['Libro de', 'puzles júnior'], levels: 'Nivel 1 – Nivel 5' },
  'easy-medium-book': { title: ['Libro de puzles', 'Fácil y Medio'], levels: 'Fácil · Medio' },
  'hard-master-book': { title: ['Difícil, Experto', 'y Maestro'], levels: 'Difícil · Experto · Maestro' },
}
