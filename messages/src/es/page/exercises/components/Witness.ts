import type * as English from '../../../../en/page/exercises/components/Witness.ts'

export const hereAreTwoDifferent = 'Aquí hay dos maneras distintas, y con las dos se cumple todo. Así que nadie puede saber cuál es.'
export const theMarkedEmojiCannot: typeof English.theMarkedEmojiCannot = (cells) =>
  `Los emojis marcados no pueden quedarse todos: ningún tablero lleno los tiene todos en ${cells}. Si se quita uno cualquiera de estos, un tablero lleno tiene los demás.`
export const beTrueWithWhole: typeof English.beTrueWithWhole = (count, low, high) => {
  const within = `con números enteros de ${low} a ${high}`
  if (count === 1) return `Esta línea no puede cumplirse ${within}.`
  if (count === 2) return `Estas dos líneas no pueden cumplirse a la vez ${within}. Cada una por sí sola podría cumplirse.`
  return `Estas ${count} líneas no pueden cumplirse todas ${within}. Si se quita una cualquiera de estas, las demás podrían cumplirse.`
}
export const allFullBoardsWere: typeof English.allFullBoardsWere = (boards) => `Se miraron los ${boards} tableros llenos: solo encaja este.`
export const allWaysToChoose: typeof English.allWaysToChoose = (ways) =>
  `Se miraron las ${ways} formas de elegir los números: solo con esta se cumple todo.`
export const theOnlyWay = 'La única manera'
export const oneWay = 'Una manera'
export const anotherWay = 'Otra manera'
