import type * as English from '../../en/words/skills.ts'

export const skills: typeof English.skills = {
  Counting: 'Contar',
  Addition: 'Sumar',
  Subtraction: 'Restar',
  Multiplication: 'Multiplicar',
  Division: 'Dividir',
  'Equal groups': 'Grupos iguales',
  'Order of operations': 'Orden de las operaciones',
  'Numbers below zero': 'Números bajo cero',
  'Finding one unknown': 'Hallar una incógnita',
  'Simultaneous equations': 'Sistemas de ecuaciones',
  'Rows and columns': 'Filas y columnas',
  'Spelling by numbers': 'Escribir con números',
  Scanning: 'Buscar con la vista',
  'Ruling out': 'Descartar',
  'Patterns on the board': 'Patrones en el tablero',
  'Telling apart': 'Distinguir',
}
