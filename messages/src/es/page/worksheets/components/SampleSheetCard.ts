export const downloadItAsPdf = 'Descargar como PDF'
export const theFirstLinkOpens = 'El primer enlace abre una pestaña nueva. Imprímela desde el menú del navegador: una página, A4 o Carta.'
export const aSheetWithLines =
  'Una ficha con líneas para nombre, clase y fecha, dos Clásicos con mascotas y animales de granja, una Cuadrícula con fruta y un Emojidoku pequeño con juguetes.'
export const openTheFreeSheet = 'Abrir la ficha gratis'
export const aSheetWithLines2 =
  'Una ficha con líneas para nombre, clase y fecha, dos Clásicos con un ciervo y un árbol de Navidad, una Cuadrícula con regalos y un Emojidoku pequeño con copos de nieve.'
export const openTheFreeChristmasSheet = 'Abrir la ficha de Navidad gratis'
