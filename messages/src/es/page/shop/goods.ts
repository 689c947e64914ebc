export const juniorPuzzleBook = 'Libro de puzles júnior'
export const level1ToLevel =
  'Del Nivel 1 al Nivel 5, desde cuatro años: contar, sumar, tableros pequeños de Emojidoku y emojis distintos que encontrar.'
export const aSunYellowBook =
  'Un libro amarillo sol; en la tapa, un zorro, un cohete, un arcoíris y nueve emojis más, y cinco dados con uno a cinco puntos.'
export const easyAndMediumPuzzleBook = 'Libro de puzles Fácil y Medio'
export const easyAndMediumFrom =
  'Fácil y Medio, desde siete años: las primeras multiplicaciones, cuadrículas, palabras y Emojidoku con nueve emojis.'
export const aBlueBookOn =
  'Un libro azul; en la tapa, una manzana, un búho, una cometa y nueve emojis más, y dos dados con uno y dos rombos.'
export const hardExpertAndMasterBook = 'Libro Difícil, Experto y Maestro'
export const hardExpertAndMaster =
  'Difícil, Experto y Maestro, para quien disfruta dándole vueltas a un puzle: varias ecuaciones a la vez y números por debajo de cero.'
export const aPlumBookOn =
  'Un libro color ciruela; en la tapa, un dinosaurio, un telescopio, un volcán y nueve emojis más, y tres dados con tres a cinco rombos.'
export const mug = 'Taza'
export const withTheSmilingTile = 'Con la ficha sonriente.'
export const aWhiteMugWith = 'Una taza blanca con la ficha sonriente de Emojigma.'
export const stickerSheet = 'Hoja de adhesivos'
export const twelveEmojiForWell = 'Doce emojis, para fichas bien resueltas.'
export const aYellowSheetOf = 'Una hoja amarilla con doce adhesivos redondos.'
export const poster = 'Póster'
export const aFirstPuzzleFor = 'Un primer puzle para la pared de la clase.'
export const aPlumPosterWhat = 'Un póster color ciruela: ¿cuánto vale la manzana, si dos manzanas son diez?'
export const tShirt = 'Camiseta'
export const codeBroken = '“Code broken!”'
export const aPlumTShirt = 'Una camiseta color ciruela con la ficha sonriente y las palabras “Code broken!”'
