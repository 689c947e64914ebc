import type * as English from '../../../../en/page/cards/components/PictureChooser.ts'

export const pictureNotChosenYet: typeof English.pictureNotChosenYet = (place) => `${place} dibujo: aún sin elegir`
export const allPictures = 'Todos los dibujos'
export const takeBackTheLastOne = 'Quitar el último'
export const first = 'Primer'
export const second = 'Segundo'
export const third = 'Tercer'
export const fourth = 'Cuarto'
export const fifth = 'Quinto'
export const picturesThatYouChose = 'Dibujos que has elegido'
export const isYourPicture: typeof English.isYourPicture = (picture, order) => `${picture} es tu ${order} dibujo.`
