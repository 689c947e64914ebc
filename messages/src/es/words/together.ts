import type { Translated } from '../../shape.ts'
import type * as English from '../../en/words/together.ts'

type Together = Translated<typeof English>

export const skills: Together['skills'] = {
  1: 'Averiguar cuánto vale cada emoji',
  2: 'Sumar filas y columnas',
  3: 'Convertir números en letras',
  4: 'Razonar paso a paso',
  5: 'Mirar con atención',
}

export const activities: Together['activities'] = {
  treats: { text: 'Pon 2 platos con 3 galletas cada uno y 1 rosquilla. ¿Cuántos dulces hay?', help: 'Primero 2 × 3, luego + 1.' },
  coins: {
    text: 'Esconde el mismo número de monedas en cada mano. Pon 2 en la mesa y di cuántas hay en total. ¿Cuántas hay en una mano?',
    help: 'Quita 2 y divide entre dos.',
  },
  rows: {
    text: 'Coloca juguetes en 2 filas de 3. Suma las filas y luego las columnas. ¿Sale lo mismo?',
    help: 'Por filas o por columnas, el total es el mismo.',
  },
  prices: {
    text: 'Piensa un precio para una manzana y otro para una pera. Di solo cuánto cuestan 2 manzanas, y cuánto 1 de cada. ¿Cuánto cuesta una pera?',
    help: 'La mitad del primer precio. Réstala del segundo.',
  },
  secret: {
    text: 'Escribe un mensaje con números: A es 1, B es 2, C es 3. Cambia tu hoja por la otra y lee el mensaje.',
    help: 'La Ñ también cuenta: Z es 27.',
  },
  names: { text: '¿Qué nombre vale más? A es 1, B es 2, C es 3. Suma las letras.', help: 'Primero adivina, luego cuenta.' },
  square: {
    text: 'Dibuja un cuadrado de 4 por 4. Usa 4 formas, de modo que cada fila y columna tenga todas una vez.',
    help: 'Busca la fila a la que solo le falta una.',
  },
  table: {
    text: 'Piensa quién se sienta dónde en la mesa. Da pistas: «No está junto a papá. Está frente a la ventana». ¿Quién se sienta dónde?',
    help: 'Tacha lo que no puede ser.',
  },
  missing: {
    text: 'Coloca diez cosas pequeñas. Uno mira hacia otro lado y el otro quita una. ¿Cuál falta?',
    help: 'Mira fila por fila, de izquierda a derecha.',
  },
  leaves: {
    text: 'Busca dos hojas que parezcan iguales. Di tres cosas en que se diferencian.',
    help: 'Mira el borde, el color y las líneas.',
  },
}

export const sideBySide = 'Para resolver juntos: uno de los puzles de hoy. Deja que te lo explique.'
