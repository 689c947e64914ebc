import type * as English from '../../../../en/page/how-to-video/components/HowToVideo.ts'

export const place: typeof English.place = (index, count) => `${index} de ${count}`
export const back = 'Atrás'
export const next = 'Siguiente'
export const theAnimationNeedsJavascript = 'La animación necesita JavaScript. Todo lo que dice está abajo.'
export const animation = 'Animación'
export const pause = 'Pausa'
export const playAgain = 'Ver otra vez'
export const play = 'Reproducir'
export const chapters = 'Capítulos'
