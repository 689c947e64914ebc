import type * as English from '../../en/words/looking-steps.ts'

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
