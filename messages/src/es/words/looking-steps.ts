import type * as English from '../../en/words/looking-steps.ts'
import type { LookingFeature, StepWords } from '../../steps.ts'

export const lookingWords: typeof English.lookingWords = (step) => {
  switch (step.technique) {
    case 'whole picture':
      return {
        where: 'Mira toda la imagen.',
        rule: 'Deja descansar la vista en el centro y espera: puede que el emoji distinto te llame la atención él solo.',
        worked: 'Échate un poco hacia atrás y míralo todo a la vez, no emoji por emoji.',
      }
    case 'sweep':
      return {
        where: 'Empieza en la fila 1, por la izquierda.',
        rule: 'Mira una fila a la vez, así no se te escapa nada.',
        worked: `Recorre la fila 1 con el dedo, luego la 2, hasta la fila ${step.side}. Compara cada emoji con su vecino: primero la forma, luego el color y después los detalles.`,
      }
    case 'feature':
      return featureWords[step.feature]
    case 'half': {
      const { fromRow, toRow } = step
      return {
        where: `Mira la mitad de ${fromRow === 0 ? 'arriba' : 'abajo'}.`,
        rule: `El emoji distinto está en algún lugar de las filas ${fromRow + 1} a ${toRow + 1}.`,
        worked: `Puedes dejar la otra mitad. Busca en las filas ${fromRow + 1} a ${toRow + 1}.`,
      }
    }
    case 'row':
      return {
        where: `Mira la fila ${step.row + 1}.`,
        rule: 'El emoji distinto está en esta fila.',
        worked: `Recorre la fila ${step.row + 1} de izquierda a derecha y compara cada emoji con el siguiente.`,
      }
    case 'cell':
      return {
        where: `Mira la fila ${step.row + 1}, columna ${step.column}.`,
        rule: 'Ese no es como los demás.',
        worked: `El emoji distinto está en la fila ${step.row + 1}, columna ${step.column}.`,
      }
  }
}

const featureWords: Readonly<Record<LookingFeature, StepWords>> = {
  shape: {
    where: 'Compara una sola cosa cada vez.',
    rule: 'El distinto es otro emoji, así que su contorno no es igual.',
    worked: 'Mira solo los contornos, fila por fila. Luego vuelve a empezar y mira solo los colores.',
  },
  direction: {
    where: 'Compara hacia dónde apuntan.',
    rule: 'El distinto se inclina o mira al otro lado.',
    worked: 'Elige una punta o un borde del emoji. Mira solo eso, fila por fila.',
  },
  'part missing': {
    where: 'Compara cuántas partes tienen.',
    rule: 'Al distinto le falta una parte.',
    worked: 'Elige una parte y mira solo esa, fila por fila. Luego elige la siguiente.',
  },
  'place of a part': {
    where: 'Compara dónde están las partes pequeñas.',
    rule: 'En el distinto, una parte se ha movido o está al revés.',
    worked: 'Elige una parte y mira solo su lugar, fila por fila. Luego elige la siguiente.',
  },
  eyes: {
    where: 'Compara los ojos.',
    rule: 'El distinto tiene un ojo cerrado.',
    worked: 'Mira solo los ojos, fila por fila.',
  },
  colour: {
    where: 'Compara los colores.',
    rule: 'En el distinto, una parte es más clara o más oscura.',
    worked: 'Elige un color y mira solo ese, fila por fila. Luego elige el siguiente.',
  },
}
