import type * as English from '../../../../en/page/exercises/components/Witness.ts'

export const hereAreTwoDifferent = 'Aquí hay dos maneras distintas, y con las dos se cumple todo. Así que nadie puede saber cuál es.'
export const theMarkedEmojiCannot: typeof English.theMarkedEmojiCannot = (cells) =>
  `Los emojis marcados no pueden quedarse todos: ningún tablero lleno los tiene todos en ${cells}. Sin cualquiera de ellos habría una manera.`
export const beTrueWithWhole: typeof English.beTrueWithWhole = (count, low, high) =>
  `${count === 2 ? 'Estas dos líneas no pueden cumplirse a la vez' : `Estas ${count} líneas no pueden cumplirse todas`} con números enteros de ${low} a ${high}. Sin cualquiera de ellas habría una manera.`
export const allFullBoardsWere: typeof English.allFullBoardsWere = (boards) => `Se miraron los ${boards} tableros llenos: solo encaja este.`
export const allWaysToChoose: typeof English.allWaysToChoose = (ways) =>
  `Se miraron las ${ways} formas de elegir los números: solo con esta se cumple todo.`
export const theOnlyWay = 'La única manera'
export const oneWay = 'Una manera'
export const anotherWay = 'Otra manera'
