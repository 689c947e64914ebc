import type * as English from '../../../../en/page/my-days/pages/MyDaysPage.ts'

export const myDays = 'Mis días'
export const yourStarsWhatYou = 'Tus estrellas, lo que empezaste y lo que te gustó.'
export const thisIsWhatWas =
  'Esto es lo que se ha jugado en este dispositivo. Cuando inicias sesión, pasa a tu cuenta y está en todos tus dispositivos.'
export const puzzlesOf: typeof English.puzzlesOf = (day, isToday) => `Puzles del ${day}${isToday ? ', hoy' : ''}`
export const aCalendarOfYour =
  'Un calendario de tus estrellas, los puzles de cada día, los que dejaste a medias, tus favoritos y tus propios números.'
